import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './Skeleton.module.css';

export type SkeletonShape = 'lines' | 'rows' | 'nav' | 'form' | 'task';

export interface SkeletonProps {
  /** For screen readers: "Loading tasks". */
  readonly label: string;
  /** The shape of the content to come: lines of text, task rows, links of a column, fields, or the head of a task. */
  readonly shape?: SkeletonShape | undefined;
  /** How many of its lines, rows, links or fields. */
  readonly count?: number | undefined;
}

/** A placeholder for loading content; visible only after 150 ms. Never use it over existing content. */
export function Skeleton({ label, shape = 'lines', count = 3 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-shape={shape} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {shape === 'task' ? <TaskHead /> : Array.from({ length: count }, (_, index) => drawUnit(shape, index))}
    </div>
  );
}

function drawUnit(shape: Exclude<SkeletonShape, 'task'>, index: number): ReactNode {
  switch (shape) {
    case 'lines':
      return <Bar key={index} width={widthOf(index, 70, 100)} />;
    case 'rows':
      return (
        <div key={index} className={styles.row}>
          <Bar width={widthOf(index, 45, 85)} />
          <Bar width="100%" />
          <Bar width={widthOf(index + 1, 35, 65)} />
          <Bar width="70%" />
        </div>
      );
    case 'nav':
      return (
        <div key={index} className={styles.nav}>
          <Bar kind="dot" />
          <Bar width={widthOf(index, 40, 70)} />
        </div>
      );
    case 'form':
      return (
        <div key={index} className={styles.field}>
          <Bar width={widthOf(index, 18, 34)} />
          <Bar kind="field" width="100%" />
        </div>
      );
  }
}

function TaskHead() {
  return (
    <>
      <Bar width="32%" />
      <Bar kind="title" width="56%" />
      <div className={styles.props}>
        {[0, 1, 2, 3].map((index) => (
          <div key={index} className={styles.prop}>
            <Bar width="60%" />
            <Bar width={widthOf(index, 70, 100)} />
          </div>
        ))}
      </div>
    </>
  );
}

function Bar({ kind, width }: { readonly kind?: 'title' | 'field' | 'dot'; readonly width?: string }) {
  return <span className={styles.bar} data-kind={kind} style={{ inlineSize: width }} />;
}

/** Uneven but deterministic, so that lines do not jump on a second render. */
function widthOf(index: number, least: number, most: number): string {
  return `${least + ((index * 37) % (most - least))}%`;
}
