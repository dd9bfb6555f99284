import { databaseRole, restingRole, scopes } from '../db/roles.ts';

/** Whoever reads rows. */
const callers = scopes.filter((scope) => scope !== 'system');

/**
 * Functions and views that migrations create in the schema `public`. The server refuses to start when one differs from this list:
 * a migration that adds, changes or drops one updates its line (the error names the digest of the new body).
 */
interface DatabaseFunction {
  /** Digest of its body, ignoring white space. */
  readonly body: string;
  /** Set for SECURITY DEFINER functions: the roles that may call it. It runs as `nimbia_system` with the search path `pg_catalog, public`. */
  readonly callers?: readonly string[];
}

interface DatabaseView {
  /** Roles that may read it. */
  readonly readers: readonly string[];
  /** Runs with its owner's rights, unlike views with `security_invoker = true`. */
  readonly asOwner?: true;
}

/** By name and arguments. Functions with invoker's rights may be called by every role. */
export const functions: Readonly<Record<string, DatabaseFunction>> = {
  'fold(value text)': { body: '1bc1853a33c4' },
  'searched(VARIADIC texts text[])': { body: '7ca7757e0eeb' },
  'search_words(codes text[])': { body: '26326e53215f' },
  'minutes_to_read(VARIADIC texts text[])': { body: 'a3443d958d94' },
  'needed_documents(legal_kind text)': { body: '5656eb1bcf54' },
  'touch_updated_at()': { body: 'ba151046deb2' },
  'refuse_change()': { body: '8f3d63dbd421' },
  'keep_issued_invoice()': { body: 'a8883d3f5027' },
  'keep_issued_lines()': { body: '5a848693667a' },
  'session_of(token_hash bytea)': { body: 'e81acee99078', callers: [restingRole] },
  'comparable_fee(fee_kind text, fee integer, currency text)': { body: '071b578abe5b' },
  'derive_lowest_fee()': { body: '52750e019320', callers: [] },
  'derive_verification()': { body: '8bc8db0aaacc', callers: [] },
  'is_listed(verified_at timestamp with time zone, verified_until date)': { body: '2960c88d8ec3' },
  'is_published(published_at timestamp with time zone, shown_until date)': { body: '81074440ba8f' },
  'plan_grants(plan text, entitlement text)': { body: '39849db811f5' },
  'last_day_shown(owner uuid, entitlement text)': { body: 'e5c1cff37e9e' },
  'answers_in_sight(question uuid)': { body: '6b7826ea80fa' },
  'take_standing()': { body: '195a0b9955ee', callers: [] },
  'professionals_show_works()': { body: '6b103db3d87d', callers: [] },
  'professionals_show_consultations()': { body: '531178170f24', callers: [] },
  'offered_call_types(professional uuid)': { body: '1b0d143176fb' },
  'consultations_offer_call_types()': { body: '41e9ac673f8d', callers: [] },
  'available_states(ids uuid[], at timestamp with time zone)': {
    body: '6cb8cead3bd6',
    callers: callers.map(databaseRole),
  },
  'clients_from_appointments()': { body: '76bfaabceefa', callers: [] },
  'clients_from_conversations()': { body: '86087c5f1229', callers: [] },
  'users_rename_clients()': { body: 'da8179425f3d', callers: [] },
  'name_keys(owner uuid, names text[])': { body: 'e3a4047a68e5' },
  'appointments_withhold_documents()': { body: '0227d209c1c2', callers: [] },
  'plans_show_works()': { body: '76a9cf52ff9d', callers: [] },
  'comments_take_subject()': { body: 'cf3c37227df3', callers: [] },
  'answers_show_comments()': { body: 'f34f481b0837', callers: [] },
  'articles_to_publish()': { body: '8b6907137cbe', callers: [] },
  'comments_receive()': { body: 'd57b7703be8d', callers: [] },
  'reviews_mark_appointment()': { body: '517c18f6724c', callers: [] },
  'articles_show_comments()': { body: '467bdbedcb31', callers: [] },
};

export const views: Readonly<Record<string, DatabaseView>> = {};
