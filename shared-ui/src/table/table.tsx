import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './table.module.css';

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  /** The cell that names the row; one per table. */
  readonly isRowHeader?: boolean | undefined;
  /** For a column of buttons: its heading is read out but not shown. */
  readonly isHeaderHidden?: boolean | undefined;
}

export interface TableProps<Row> {
  readonly caption: string;
  readonly isCaptionHidden?: boolean | undefined;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** Rows and columns; wider than the screen it scrolls in its own frame, by keyboard too. */
export function Table<Row>({ caption, isCaptionHidden = false, columns, rows, rowKey }: TableProps<Row>) {
  const captionId = useId();
  return (
    // The frame scrolls, so it must be reachable by keyboard.
    <div className={styles.frame} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId} className={styles.caption}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align}>
                {column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) =>
                column.isRowHeader ? (
                  <th key={column.key} scope="row" data-align={column.align}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} data-align={column.align}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
