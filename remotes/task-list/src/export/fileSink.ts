import { fileName } from '@taskweave/base/files/fileName';
import { saveFile } from '@taskweave/base/files/saveFile';

/** Where the text of an export goes, piece by piece. */
export interface FileSink {
  readonly write: (text: string) => Promise<void>;
  /** The file is whole. */
  readonly close: () => Promise<void>;
  /** Leaves no file behind. */
  readonly abort: () => Promise<void>;
}

/** Of the browser's file access what an export needs; not every browser has it. */
export interface FilePicker {
  readonly showSaveFilePicker: (options: {
    readonly suggestedName: string;
    readonly types: readonly {
      readonly description: string;
      readonly accept: Record<string, readonly string[]>;
    }[];
  }) => Promise<{
    readonly createWritable: () => Promise<{
      readonly write: (text: string) => Promise<void>;
      readonly close: () => Promise<void>;
      readonly abort: () => Promise<void>;
    }>;
  }>;
}

/** Collects the pieces and hands them to the browser as a download. They are blobs at once, which it may keep on disk. */
export function downloadSink(name: string): FileSink {
  const pieces: Blob[] = [];
  return {
    write: async (text) => void pieces.push(new Blob([text])),
    close: async () => saveFile(new Blob(pieces, { type: 'text/csv;charset=utf-8' }), name),
    abort: async () => void pieces.splice(0),
  };
}

/** What lets people choose a file that is then written to while rows come; null where the browser has nothing like it. */
export function filePicker(scope: object = window): FilePicker | null {
  return hasPicker(scope) ? scope : null;
}

function hasPicker(scope: object): scope is FilePicker {
  return 'showSaveFilePicker' in scope;
}

/**
 * Asks where to save. Each piece is on the disk before the next is fetched. To be called by a press.
 *
 * @returns null where the person has thought better of it
 */
export async function chosenFileSink(name: string, picker: FilePicker): Promise<FileSink | null> {
  try {
    const file = await picker.showSaveFilePicker({
      suggestedName: fileName(name),
      types: [{ description: 'CSV', accept: { 'text/csv': ['.csv'] } }],
    });
    const stream = await file.createWritable();
    return {
      write: (text) => stream.write(text),
      close: () => stream.close(),
      abort: () => stream.abort(),
    };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}
