/** A CSS module gives the class names it declares; a name it does not declare is `undefined` and simply not applied. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

/** A plain style sheet is imported for its effect only. */
declare module '*.css' {}

declare module '*.svg' {
  const address: string;
  export default address;
}
