// Hot reload across origins needs one runtime per page, which all bundles share through this file.
const runtime =
  (globalThis.__NIMBIA_REFRESH__ ??= require('../../node_modules/react-refresh/cjs/react-refresh-runtime.development.js'));

// Module paths are relative to a workspace and repeat across bundles, so the workspace is part of the id.
module.exports = { ...runtime, register: (type, id) => runtime.register(type, `${process.env.WORKSPACE} ${id}`) };
