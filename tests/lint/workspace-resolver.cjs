const { isBuiltin } = require('node:module');
const { dirname } = require('node:path');
const { ResolverFactory } = require('unrs-resolver');

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
  conditionNames: ['types', 'import', 'node', 'default'],
});

/** Resolves through `exports` of our workspaces, to their real place, so that the fences see which workspace it is. */
exports.interfaceVersion = 2;
exports.resolve = (source, file) => {
  if (isBuiltin(source)) return { found: true, path: null };
  const { path } = resolver.sync(dirname(file), source);
  return path ? { found: true, path } : { found: false };
};
