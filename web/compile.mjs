// Compiles every Python source in an archive, with the Python that is going to run it:
// node compile.mjs FROM.zip TO.zip [FROM.zip TO.zip ...]
import { readFile, writeFile } from 'node:fs/promises'
import { loadPyodide } from 'pyodide'

const COMPILE = `
from importlib._bootstrap_external import _code_to_hash_pyc
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

with ZipFile("/from.zip") as found, ZipFile("/to.zip", "w") as made:
    for name in sorted(found.namelist()):
        body = found.read(name)
        if name.endswith(".py"):
            code = compile(body, name, "exec", dont_inherit=True, optimize=2)
            name, body = name + "c", _code_to_hash_pyc(code, bytes(8), False)
        made.writestr(ZipInfo(name), body, ZIP_DEFLATED, 9)
`

const python = await loadPyodide()
const paths = process.argv.slice(2)
for (let at = 0; at < paths.length; at += 2) {
  python.FS.writeFile('/from.zip', await readFile(paths[at]))
  python.runPython(COMPILE)
  await writeFile(paths[at + 1], python.FS.readFile('/to.zip'))
}
