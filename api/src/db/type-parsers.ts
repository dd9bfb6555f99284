import pg from 'pg';

const { builtins } = pg.types;
const asText = (value: string) => value;
const parsers = new Map<number, (value: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, asText],
]);

/** Calendar dates stay text (a Date would move them into the server's zone); counts and ratings are numbers. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): ((value: string) => unknown) => {
    const own = format === 'binary' ? undefined : parsers.get(oid);
    const theirs: (value: string) => unknown = pg.types.getTypeParser(oid, format);
    return own ?? theirs;
  },
};
