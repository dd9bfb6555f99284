import { startRegistration } from '@simplewebauthn/browser';

/** Lets the browser make a passkey, by the options of the API. @throws WebAuthnError */
export const makePasskey = (options: object): Promise<object> =>
  startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] }); // made by the API's library
