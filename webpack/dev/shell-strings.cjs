// With hot reload the shell's strings are in its bundle, so that edits reach the page; otherwise the server writes them into it.
const strings = require.context('../../shell/src/locales', true, /\.json$/);
strings.keys().forEach(strings);
