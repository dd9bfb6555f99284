import { linkParts } from './link-parts.ts';

/** What a person wrote, with its addresses as links. Its language is not known. */
export function MessageText({
  children,
  className,
}: {
  readonly children: string;
  readonly className: string | undefined;
}) {
  return (
    <p className={className} lang="">
      {linkParts(children).map(({ text, address }, index) =>
        address === undefined ? (
          <span key={`${index} ${text}`}>{text}</span>
        ) : (
          <a key={`${index} ${address}`} href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
            {text}
          </a>
        ),
      )}
    </p>
  );
}
