import { isEngineError } from '../../errors/EngineError';
import { isRecord } from '../../reading/readShape';

/** What the engine does not like about a place of a file. */
export interface ParseFault {
  readonly isWarning: boolean;
  /** The engine's words. */
  readonly message: string;
  /** Counted from 1; null where the engine names no place. */
  readonly line: number | null;
  readonly column: number | null;
  /** Ids of the elements of the model that it is about. */
  readonly elementIds: readonly string[];
}

export interface FaultyFile {
  readonly file: string;
  /** Errors first, each in the order of the lines. */
  readonly faults: readonly ParseFault[];
}

/**
 * The faults of each file that kept a deployment from being made. Engines name places of BPMN alone; of the others they say
 * which file it was, in their message.
 *
 * @param files names of the files that were sent
 * @returns empty where the error is about no file
 */
export function parseFaults(error: unknown, files: readonly string[]): readonly FaultyFile[] {
  if (!isEngineError(error)) return [];
  const { details, message, answeredBy } = error.problem;
  if (isRecord(details)) {
    return Object.entries(details).map(([file, report]) => ({ file, faults: faultsIn(report) }));
  }
  const named = files.filter(
    (file) => message.includes(`'${file}'`) || message.includes(`resource ${file}.`),
  );
  const [file] = named;
  if (answeredBy !== 'engine' || file === undefined || named.length > 1) return [];
  const words = message.replace(/^ENGINE-\d+ /, '');
  const [, line, column] = /at line (\d+) column (\d+)/.exec(words) ?? [];
  const fault = { isWarning: false, message: words, line: numberOf(line), column: numberOf(column) };
  return [{ file, faults: [{ ...fault, elementIds: [] }] }];
}

function faultsIn(report: unknown): readonly ParseFault[] {
  if (!isRecord(report)) return [];
  const read = (list: unknown, isWarning: boolean) =>
    (Array.isArray(list) ? list.filter(isRecord) : [])
      .map((fault) => ({
        isWarning,
        message: typeof fault.message === 'string' ? fault.message : '',
        line: placeOf(fault.line),
        column: placeOf(fault.column),
        elementIds: Array.isArray(fault.elementIds)
          ? fault.elementIds.filter((id) => typeof id === 'string')
          : [],
      }))
      .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return [...read(report.errors, false), ...read(report.warnings, true)];
}

/** The engine says 0 where it knows no place. */
function placeOf(value: unknown): number | null {
  return typeof value === 'number' && value > 0 ? value : null;
}

function numberOf(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}
