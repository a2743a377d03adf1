// @ts-check
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- it declares packages without types; the type check of one project finds it no other way
/// <reference path="./untyped-packages.d.ts" />
import { once } from 'node:events';
import { createServer } from 'node:net';
import fengari from 'fengari';
import Parser from 'redis-parser';

const { lua, lauxlib, lualib, to_luastring: text } = fengari;

/**
 * @typedef {string | number | null} Result
 * @typedef {Record<string, (...args: string[]) => Result>} Commands
 * @typedef {{ value: string, expiresAt: number }} Entry
 */

/**
 * Emulates a Valkey as far as counting needs it: expiring keys, and scripts in a real Lua interpreter. Runs one call at a
 * time, like the original.
 * @param {{ port?: number, clock?: () => number }} [options]
 * @returns {Promise<{ url: string, port: number, isSilent: boolean, stop: () => Promise<void> }>} while `isSilent`, it
 *   answers nothing
 */
export async function startFakeValkey({ port = 0, clock = Date.now } = {}) {
  const commands = commandsOver(new Map(), clock);
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    const parser = new Parser({
      returnReply: ([name, ...args]) => {
        if (!fake.isSilent) socket.write(answerTo(commands, name, args));
      },
      returnError: () => socket.destroy(),
    });
    socket.on('data', (part) => parser.execute(part));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const fake = {
    url: `valkey://127.0.0.1:${address.port}`,
    port: address.port,
    isSilent: false,
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
  return fake;
}

/**
 * @param {Commands} commands
 * @param {string} name
 * @param {string[]} args
 */
function answerTo(commands, name, args) {
  try {
    return encode(call(commands, name, args));
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    return `-ERR ${message.replaceAll(/\s+/g, ' ')}\r\n`;
  }
}

/**
 * @param {Commands} commands
 * @param {string} name
 * @param {string[]} args
 */
function call(commands, name, args) {
  const command = commands[name.toLowerCase()];
  if (!command) throw new Error(`unknown command '${name}'`);
  return command(...args);
}

/** A text with a leading plus is a status, like OK; any other is data. */
function encode(/** @type {Result} */ value) {
  if (value === null) return '$-1\r\n';
  if (typeof value === 'number') return `:${value}\r\n`;
  return value.startsWith('+') ? `${value}\r\n` : `$${Buffer.byteLength(value)}\r\n${value}\r\n`;
}

/**
 * @param {Map<string, Entry>} entries
 * @param {() => number} clock
 */
function commandsOver(entries, clock) {
  const find = (/** @type {string} */ key) => {
    const entry = entries.get(key);
    if (entry && entry.expiresAt > clock()) return entry;
    entries.delete(key);
    return undefined;
  };
  /** @type {Commands} */
  const commands = {
    ping: () => '+PONG',
    select: () => '+OK',
    info: () => 'redis_version:7.2.4\r\nvalkey_version:8.0.0\r\nloading:0\r\n',
    flushdb: () => {
      entries.clear();
      return '+OK';
    },
    get: (key) => find(key)?.value ?? null,
    incr: (key) => {
      const entry = find(key) ?? { value: '0', expiresAt: Infinity };
      entries.set(key, { ...entry, value: String(Number(entry.value) + 1) });
      return Number(entry.value) + 1;
    },
    pexpireat: (key, instant) => {
      const entry = find(key);
      if (!entry) return 0;
      entries.set(key, { ...entry, expiresAt: Number(instant) });
      return 1;
    },
    pexpiretime: (key) => {
      const entry = find(key);
      if (!entry) return -2;
      return entry.expiresAt === Infinity ? -1 : entry.expiresAt;
    },
    eval: (script, count, ...rest) =>
      runScript(script, { keys: rest.slice(0, Number(count)), args: rest.slice(Number(count)), commands }),
  };
  return commands;
}

/**
 * Runs a script with an integer result.
 * @param {string} script
 * @param {{ keys: string[], args: string[], commands: Commands }} context
 */
function runScript(script, { keys, args, commands }) {
  const state = lauxlib.luaL_newstate();
  lualib.luaL_openlibs(state);
  setList(state, 'KEYS', keys);
  setList(state, 'ARGV', args);
  lua.lua_newtable(state);
  lua.lua_pushjsfunction(state, (inner) => callFrom(inner, commands));
  lua.lua_setfield(state, -2, text('call'));
  lua.lua_setglobal(state, text('redis'));
  if (lauxlib.luaL_dostring(state, text(script)) !== lua.LUA_OK)
    throw new Error(lua.lua_tojsstring(state, -1) ?? 'The script failed.');
  return lua.lua_tointeger(state, -1);
}

/**
 * @param {import('fengari').LuaState} state
 * @param {string} name
 * @param {readonly string[]} values
 */
function setList(state, name, values) {
  lua.lua_newtable(state);
  values.forEach((value, index) => {
    lua.lua_pushstring(state, text(value));
    lua.lua_rawseti(state, -2, index + 1);
  });
  lua.lua_setglobal(state, text(name));
}

/**
 * A missing value is `false` for a script.
 * @param {import('fengari').LuaState} state
 * @param {Commands} commands
 */
function callFrom(state, commands) {
  const [name = '', ...args] = Array.from(
    { length: lua.lua_gettop(state) },
    (_, index) => lua.lua_tojsstring(state, index + 1) ?? '',
  );
  const result = call(commands, name, args);
  if (result === null) lua.lua_pushboolean(state, false);
  else if (typeof result === 'number') lua.lua_pushinteger(state, result);
  else lua.lua_pushstring(state, text(result));
  return 1;
}
