// Hot reload across origins needs one runtime for the page: each bundle (shell, remotes) asks for this file instead of its own copy.
const path = require('node:path');
module.exports = globalThis.__NIMBIA_REFRESH__ ??= require(path.join('react-refresh', 'cjs', 'react-refresh-runtime.development.js'));
