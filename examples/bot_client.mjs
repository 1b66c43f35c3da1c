// A bot for any table, in JavaScript: joins it by its link, takes a free seat and answers until the end.
//
//     node bot_client.mjs http://127.0.0.1:8000/tables/TABLE NAME
//
// It needs Node 22 or newer and nothing else; docs/protocol.md describes the whole protocol.

const TAKEN = 'seat_taken'

/** Say in one line why it cannot go on. */
function giveUp(reason) {
  console.error(reason)
  process.exit(1)
}

if (typeof WebSocket === 'undefined') giveUp(`this bot needs Node 22 or newer, and this is ${process.version}`)

/** The address of a table for programs, from any link to it. */
function tableAddress(link = '') {
  const found = /^(https?:\/\/[^/]+)(?:\/api)?\/tables\/([\w-]+)/.exec(link)
  if (!found) giveUp('name the link of a table: http://HOST/tables/TABLE')
  return `${found[1]}/api/tables/${found[2]}`
}

/** Ask the server; a refusal ends the program with the server's own words, but a seat that is just taken. */
async function ask(address, body) {
  const sent = body && { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  const response = await fetch(address, sent).catch(() => giveUp(`no server answers at ${address}`))
  const answer = await response.json().catch(() => giveUp(`there is no Vigil at ${address}`))
  return response.ok || answer.code === TAKEN ? answer : giveUp(answer.text ?? `there is no Vigil at ${address}`)
}

/** Take the first free seat; its token is the only proof that it is ours. */
async function sitDown(table, name) {
  const { seats } = await ask(table)
  const seat = seats.findIndex((one) => !one.name && !one.bot)
  if (seat < 0) giveUp('no seat is free')
  const { token } = await ask(`${table}/seats/${seat}`, { name })
  return token ? { seat, token } : sitDown(table, name) // another player was quicker
}

/** The tiny rule: never stop while there is something else to do. */
function choose(decision, seat) {
  const own = [...decision.options.entries()].filter(([, option]) => decision.seat === seat || option[1] === seat)
  const busy = own.filter(([, [tag]]) => !['stop', 'pass', 'stay'].includes(tag))
  const among = busy.length ? busy : own
  return among[Math.floor(Math.random() * among.length)][0]
}

/** Answer whenever we are asked; true once the game is over, false if the connection was lost. */
function play(table, { seat, token }) {
  const socket = new WebSocket(`${table.replace('http', 'ws')}/socket`)
  const send = (message) => socket.send(JSON.stringify(message))
  return new Promise((resolve) => {
    socket.onopen = () => send({ do: 'hello', tokens: [token] })
    socket.onclose = () => resolve(false)
    socket.onmessage = ({ data }) => {
      const { type, code, table: now, decision, ply } = JSON.parse(data)
      if (['welcome', 'status'].includes(type) && now.status === 'over') {
        resolve(true)
        socket.close()
      } else if (type === 'refusal' && code === 'too_fast') {
        setTimeout(() => send({ do: 'look' }), 1000)
      } else if (decision?.options?.length && decision.seats.includes(seat)) {
        send({ do: 'answer', ply, index: choose(decision, seat) })
      }
    }
  })
}

const [link, name = 'Node'] = process.argv.slice(2)
const table = tableAddress(link)
const place = await sitDown(table, name)
while (!(await play(table, place))) await new Promise((resolve) => setTimeout(resolve, 1000))
