const { isBuiltin } = require('node:module');
const { dirname } = require('node:path');
const { ResolverFactory } = require('unrs-resolver');

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
  conditionNames: ['types', 'import', 'node', 'default'],
});

/** Resolves `exports` of our workspaces to their real paths, so that the fences see the workspace. */
exports.interfaceVersion = 2;
exports.resolve = (source, file) => {
  if (isBuiltin(source)) return { found: true, path: null };
  const { path } = resolver.sync(dirname(file), source);
  return path ? { found: true, path } : { found: false };
};
