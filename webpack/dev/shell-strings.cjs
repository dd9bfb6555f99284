// The server writes the shell's own strings into the page; with hot reload they are in its bundle too, so that an edit reaches the page.
const strings = require.context('../../shell/src/locales', true, /\.json$/);
strings.keys().forEach(strings);
