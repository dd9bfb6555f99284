// Hot reload across origins needs one runtime for the page: each bundle (shell, remotes) asks for this file instead of its own copy.
module.exports =
  globalThis.__NIMBIA_REFRESH__ ??= require('../../node_modules/react-refresh/cjs/react-refresh-runtime.development.js');
