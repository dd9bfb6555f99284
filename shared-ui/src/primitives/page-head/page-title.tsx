/** The document title, which React hoists into the head. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} – Nimbia`}</title>;
}
