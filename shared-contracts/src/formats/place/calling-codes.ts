/**
 * The calling codes of all countries that `libphonenumber-js` knows, each followed by its countries, the one with most numbers first:
 * written out, so that a form can offer them at once and offline. A test compares them with the library's.
 */
const plan = `
  1USAGAIASBBBMBSCADMDOGDGUJMKNKYLCMPMSPRSXTCTTVCVGVI 7RUKZ 20EG 27ZA 30GR 31NL 32BE 33FR 34ES 36HU 39ITVA 40RO
  41CH 43AT 44GBGGIMJE 45DK 46SE 47NOSJ 48PL 49DE 51PE 52MX 53CU 54AR 55BR 56CL 57CO 58VE 60MY 61AUCCCX 62ID
  63PH 64NZ 65SG 66TH 81JP 82KR 84VN 86CN 90TR 91IN 92PK 93AF 94LK 95MM 98IR 211SS 212MAEH 213DZ 216TN 218LY
  220GM 221SN 222MR 223ML 224GN 225CI 226BF 227NE 228TG 229BJ 230MU 231LR 232SL 233GH 234NG 235TD 236CF 237CM
  238CV 239ST 240GQ 241GA 242CG 243CD 244AO 245GW 246IO 247AC 248SC 249SD 250RW 251ET 252SO 253DJ 254KE 255TZ
  256UG 257BI 258MZ 260ZM 261MG 262REYT 263ZW 264NA 265MW 266LS 267BW 268SZ 269KM 290SHTA 291ER 297AW 298FO
  299GL 350GI 351PT 352LU 353IE 354IS 355AL 356MT 357CY 358FIAX 359BG 370LT 371LV 372EE 373MD 374AM 375BY 376AD
  377MC 378SM 380UA 381RS 382ME 383XK 385HR 386SI 387BA 389MK 420CZ 421SK 423LI 500FK 501BZ 502GT 503SV 504HN
  505NI 506CR 507PA 508PM 509HT 590GPBLMF 591BO 592GY 593EC 594GF 595PY 596MQ 597SR 598UY 599CWBQ 670TL 672NF
  673BN 674NR 675PG 676TO 677SB 678VU 679FJ 680PW 681WF 682CK 683NU 685WS 686KI 687NC 688TV 689PF 690TK 691FM
  692MH 850KP 852HK 853MO 855KH 856LA 880BD 886TW 960MV 961LB 962JO 963SY 964IQ 965KW 966SA 967YE 968OM 970PS
  971AE 972IL 973BH 974QA 975BT 976MN 977NP 992TJ 993TM 994AZ 995GE 996KG 998UZ
`;

const codes: ReadonlyMap<string, readonly string[]> = new Map(
  plan
    .trim()
    .split(/\s+/u)
    .map((entry) => [entry.replace(/\D+$/u, ''), entry.match(/[A-Z]{2}/gu) ?? []]),
);

/** "237" by ISO 3166 country. */
const codeByCountry: ReadonlyMap<string, string> = new Map(
  [...codes].flatMap(([code, countries]) => countries.map((country) => [country, code] as const)),
);

/** Every ISO 3166 country that has telephone numbers. */
export const phoneCountries: readonly string[] = [...codeByCountry.keys()];

/** "237" for CM. */
export const callingCodeOf = (country: string): string | undefined => codeByCountry.get(country);

const prefix = /^[\s(]*(?:tel:)?[\s(]*(?:\+|\uff0b|00)/u;

/** Without what nobody sees: marks of direction surround numbers that are copied from contacts and messages. */
export const visibleText = (written: string): string => written.replaceAll(/\p{Cf}/gu, '');

/** Whether a number is written with the prefix of its country, which then decides. */
export const hasCallingCode = (written: string): boolean => prefix.test(visibleText(written));

const digitsIn = (written: string): string => visibleText(written).replace(prefix, '').replaceAll(/\D/gu, '');

/** The calling code that a number begins with: that of a country, as soon as it is complete. */
function codeIn(written: string): string | undefined {
  if (!hasCallingCode(written)) return undefined;
  const digits = digitsIn(written);
  return [1, 2, 3].map((length) => digits.slice(0, length)).find((code) => codes.has(code));
}

/** Of no country, but of satellites and services. */
const ofNoCountry = /^(?:8(?:00|08|7[08]|8[1238])|979)/u;

/** Whether a number is written with a prefix that nobody has. */
export const hasUnknownCode = (written: string): boolean =>
  hasCallingCode(written) &&
  codeIn(written) === undefined &&
  digitsIn(written).length >= 3 &&
  !ofNoCountry.test(digitsIn(written));

/** The country of a number with its prefix; of several with the same code the `preferred`, else the one with most numbers. */
export function countryOfCallingCode(written: string, preferred: string): string | undefined {
  const countries = codes.get(codeIn(written) ?? '') ?? [];
  return countries.includes(preferred) ? preferred : countries[0];
}

/** "6 71 23 45 67" of "+237 6 71 23 45 67"; a number without a known prefix is unchanged. */
export function withoutCallingCode(written: string): string {
  const code = codeIn(written);
  if (code === undefined) return written;
  const parts = [...code].join(String.raw`\D*`);
  return visibleText(written)
    .replace(prefix, '')
    .replace(new RegExp(String.raw`^\D*${parts}[\s().-]*`, 'u'), '');
}
