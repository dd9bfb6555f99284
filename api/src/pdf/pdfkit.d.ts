/** Typed where it is used (pdf-document.ts). */
declare module 'pdfkit' {
  const PDFDocument: new (options: object) => unknown;
  export default PDFDocument;
}
