// Runs a Python file with the engine that browsers get: node replay.mjs CLIENT MODULE.py < input
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [client, file] = process.argv.slice(2);
const { folder, lock } = JSON.parse(
  await readFile(`${client}/engine.json`, "utf-8"),
);
const here = `${client}${folder}`;
const { loadPyodide } = await import(pathToFileURL(`${here}pyodide.mjs`).href);
const HOME = "/lib/vigil";
const python = await loadPyodide({
  indexURL: here,
  stdLibURL: `${here}python_stdlib.zip`,
  lockFileContents: JSON.stringify(lock),
  env: { PYTHONPATH: HOME, HOME },
});
python.unpackArchive(
  new Uint8Array(await readFile(`${here}vigil.zip`)),
  "zip",
  { extractDir: HOME },
);
python.globals.set("given", await readFile("/dev/stdin", "utf-8"));
console.log(python.runPython(await readFile(file, "utf-8")));
