/**
 * Most characters of what people type, after trimming: the schemas refuse more, and the fields count against the same
 * number. Apart from the schemas, because public pages show fields without loading any.
 */
export const textLimits = {
  search: 100,
  city: 80,
  conversationSearch: 80,
  /** As it is stored, international domains in ASCII (RFC 5321, 4.5.3.1.3). */
  email: 254,
  password: 128,
  lastName: 80,
  firstNames: 120,
  companyName: 160,
  address: 240,
  partyName: 120,
  /** Three names in one line, with what separates them. */
  otherNames: 364,
  fileName: 120,
  askedDocument: 120,
  reason: 2000,
  changeNote: 500,
  privateNotes: 4000,
  message: 4000,
  awayReply: 1000,
  report: 500,
  pseudonym: 40,
  comment: 2000,
  questionTitle: 160,
  questionBody: 4000,
  answer: 6000,
  review: 2000,
  reviewReply: 2000,
  articleTitle: 200,
  articleSummary: 600,
  articleBody: 60_000,
  pictureText: 240,
  description: 4000,
  consultationName: 80,
  preparation: 500,
  videoLink: 500,
  closedReason: 160,
  calendarName: 80,
  calendarAddress: 2000,
  calendarUserName: 200,
  calendarPassword: 500,
  passkeyName: 60,
} as const;

/** Characters of an answer. */
export const answerLimits = { least: 20, most: textLimits.answer } as const;
