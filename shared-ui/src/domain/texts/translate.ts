import type account from 'shared-ui/locales/fr/account.json';
import type security from 'shared-ui/locales/fr/account-security.json';
import type appointments from 'shared-ui/locales/fr/appointments.json';
import type confirmation from 'shared-ui/locales/fr/confirmation.json';
import type messages from 'shared-ui/locales/fr/messages.json';
import type parties from 'shared-ui/locales/fr/parties.json';
import type password from 'shared-ui/locales/fr/password.json';

type Values = Readonly<Record<string, string | number>>;

/** Translates a key of one namespace. A tuple instead of an optional parameter, so that react-i18next's `t` fits. */
export type Translate<Key extends string> = (key: Key, ...values: [] | [Values]) => string;

/** A plural is requested without its suffix. */
type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : never;

/** The keys of a JSON file of strings. */
export type KeyOf<Strings> = {
  [Key in keyof Strings & string]: Strings[Key] extends string
    ? Key | WithoutPlural<Key>
    : `${Key}.${KeyOf<Strings[Key]>}`;
}[keyof Strings & string];

export type TranslateAccount = Translate<KeyOf<typeof account>>;
export type TranslateSecurity = Translate<KeyOf<typeof security>>;
export type TranslateConfirmation = Translate<KeyOf<typeof confirmation>>;
export type TranslateAppointments = Translate<KeyOf<typeof appointments>>;
export type TranslateMessages = Translate<KeyOf<typeof messages>>;
export type TranslateParties = Translate<KeyOf<typeof parties>>;
export type TranslatePassword = Translate<KeyOf<typeof password>>;
