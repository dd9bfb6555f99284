declare module 'punycode.js' {
  const punycode: { readonly toUnicode: (address: string) => string };
  export default punycode;
}
