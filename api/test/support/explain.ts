import { createQueryId } from 'kysely';
import type {
  Kysely,
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';
import type { Tx } from '../../src/db/run-as.ts';
import type { Tables } from '../../src/db/schema.ts';

/** What a call sends through the query builder, in order. */
export class Recorder implements KyselyPlugin {
  readonly nodes: RootOperationNode[] = [];
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    this.nodes.push(node);
    return node;
  }
  transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve(result);
  }
}

/** The statements as the database reads them, without those that only change whose rights the next ones have. */
export const sqlOf = (db: Kysely<Tables>, nodes: readonly RootOperationNode[]): string[] =>
  nodes
    .map((node) => db.withoutPlugins().getExecutor().compileQuery(node, createQueryId()).sql)
    .filter((text) => !text.startsWith('/* ahead */'));

/** Runs the statements again, in order and with the rights that they take, and answers how each one on professionals is planned. */
export async function explainAll(tx: Tx, nodes: readonly RootOperationNode[]): Promise<string[]> {
  const plans: string[] = [];
  for (const node of nodes) {
    const query = tx.withoutPlugins().getExecutor().compileQuery(node, createQueryId());
    if (/from "?professionals/u.test(query.sql)) {
      const { rows } = await tx.executeQuery<Record<string, string>>({ ...query, sql: `explain ${query.sql}` });
      plans.push(rows.map((row) => Object.values(row)[0]?.replaceAll(/'\{[-0-9a-f,]+\}'/gu, '{…}')).join('\n'));
    } else await tx.executeQuery(query);
  }
  return plans;
}
