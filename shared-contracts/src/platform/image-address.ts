/** URL of a stored picture: a path belongs to the API host, anything else is returned unchanged. */
export const imageAddress = <Missing extends null | undefined>(
  image: string | Missing,
  apiUrl: string,
): string | Missing => (image?.startsWith('/') ? `${apiUrl}${image}` : image);
