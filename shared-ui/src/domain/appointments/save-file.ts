/** Hands the reader a file that the page has written. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
