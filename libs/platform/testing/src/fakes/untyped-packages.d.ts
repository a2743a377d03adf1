// What the fake Valkey uses of two packages without types.

declare module 'fengari' {
  namespace fengari {
    /** An interpreter of Lua with its stack, whose top has the index -1. */
    interface LuaState {
      readonly l_G: object;
    }
  }
  const fengari: {
    readonly lua: {
      readonly LUA_OK: number;
      lua_gettop(state: fengari.LuaState): number;
      lua_newtable(state: fengari.LuaState): void;
      lua_pushboolean(state: fengari.LuaState, value: boolean): void;
      lua_pushinteger(state: fengari.LuaState, value: number): void;
      lua_pushjsfunction(state: fengari.LuaState, called: (inner: fengari.LuaState) => number): void;
      lua_pushstring(state: fengari.LuaState, value: Uint8Array): void;
      lua_rawseti(state: fengari.LuaState, table: number, index: number): void;
      lua_setfield(state: fengari.LuaState, table: number, name: Uint8Array): void;
      lua_setglobal(state: fengari.LuaState, name: Uint8Array): void;
      lua_tointeger(state: fengari.LuaState, index: number): number;
      /** Null if the value is no text and no number. */
      lua_tojsstring(state: fengari.LuaState, index: number): string | null;
    };
    readonly lauxlib: {
      luaL_newstate(): fengari.LuaState;
      luaL_dostring(state: fengari.LuaState, script: Uint8Array): number;
    };
    readonly lualib: { luaL_openlibs(state: fengari.LuaState): void };
    to_luastring(text: string): Uint8Array;
  };
  export = fengari;
}

declare module 'redis-parser' {
  /** For a server: what clients send are lists of texts. */
  class Parser {
    constructor(handlers: {
      returnReply: (call: [name: string, ...args: string[]]) => void;
      returnError: (error: Error) => void;
    });
    execute(part: Uint8Array): void;
  }
  export = Parser;
}
