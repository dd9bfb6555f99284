/** Address of a stored picture: a path belongs to the API host, anything else is taken as it stands. */
export const imageAddress = (image: string | null, apiUrl: string): string | null =>
  image?.startsWith('/') ? `${apiUrl}${image}` : image;
