// Runs a game's WebAssembly module for tests: calls come over standard input, results go to standard output (tests/contract/node_engine.py).
import { readFileSync, readSync, writeSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { loadRules } from '../../web/src/rules/rules.js'

const [file] = process.argv.slice(2)
const rules = await loadRules(gunzipSync(readFileSync(file)), JSON.parse(readFileSync(`${file}.json`, 'utf8')))
const rooms = new Map()

function read(size) {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at < size; ) {
    const count = readSync(0, bytes, at, size - at)
    if (count === 0) process.exit(0)
    at += count
  }
  return bytes
}

function write(bytes) {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at)
}

/** Returns the memory of a record; each argument of each function has its own. */
function room(key, size) {
  if (!rooms.has(key)) rooms.set(key, rules.room(size))
  return rooms.get(key)
}

for (;;) {
  const call = JSON.parse(read(read(4).readUInt32LE()).toString())
  const values = call.values.map((value, at) => (value.size === undefined ? value : room(`${call.name} ${at}`, value.size)))
  call.values.forEach((value, at) => value.size !== undefined && rules.bytes(values[at], value.size).set(read(value.size)))
  const result = Buffer.alloc(4)
  result.writeInt32LE(rules.functions[call.name](...values) ?? 0)
  write(result)
  call.values.forEach((value, at) => value.size !== undefined && write(rules.bytes(values[at], value.size)))
}
