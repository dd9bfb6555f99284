/** A reporter of `node --test` that writes the final counts as JSON. */
export default async function* countReporter(source) {
  for await (const event of source) {
    if (event.type === 'test:summary' && event.data.file === undefined) yield JSON.stringify(event.data.counts);
  }
}
