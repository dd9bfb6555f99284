// Hot reload across origins needs one runtime for the page: each bundle (shell, remotes) asks for this file instead of its own copy.
const runtime =
  (globalThis.__NIMBIA_REFRESH__ ??= require('../../node_modules/react-refresh/cjs/react-refresh-runtime.development.js'));

// A module is known by its path in its workspace and a shared component stands in several bundles: both names exist more than once.
module.exports = { ...runtime, register: (type, id) => runtime.register(type, `${process.env.WORKSPACE} ${id}`) };
