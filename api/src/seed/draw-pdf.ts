const WIDTH = 84;

/** A page of text as a PDF, the same bytes for the same lines. Letters are those of Latin-1. */
export function drawPdf(lines: readonly string[]): Buffer {
  const said = lines
    .flatMap(wrapped)
    .map((line) => `(${line.replaceAll(/[\\()]/gu, String.raw`\$&`).replaceAll('’', "'")}) Tj T*`)
    .join('\n');
  const text = `BT /F1 12 Tf 18 TL 56 780 Td\n${said}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  const header = '%PDF-1.4\n';
  const starts = objects.map((_, index) => header.length + objects.slice(0, index).join('').length);
  const table = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = header.length + objects.join('').length;
  const size = objects.length + 1;
  return Buffer.from(
    `${header}${objects.join('')}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`,
    'latin1',
  );
}

/** Wraps a text at the width of the page. */
function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`.trim();
    else lines.push(word);
  }
  return lines;
}
