/** Address of a stored picture: a path belongs to the API host, anything else is taken as it stands. */
export declare const imageAddress: (image: string | null, apiUrl: string) => string | null;
