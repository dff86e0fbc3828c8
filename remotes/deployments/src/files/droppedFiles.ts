import type { ChosenFile } from './ChosenFile';

/**
 * The files that were dropped, those in folders too, with their path below what was dropped.
 *
 * Must be called while the event is handled: browsers forget what was dropped afterwards.
 */
export function droppedFiles(transfer: DataTransfer): Promise<readonly ChosenFile[]> {
  const entries = [...transfer.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry())
    .filter((entry) => entry !== null);
  // A folder that is dropped alone is where the files were kept, and no part of their names.
  const [only] = entries;
  const isOneFolder = entries.length === 1 && only?.isDirectory === true;
  return Promise.all(entries.map((entry) => filesOf(entry, ''))).then((lists) =>
    lists
      .flat()
      .map(({ name, file }) => ({ name: isOneFolder ? name.slice(name.indexOf('/') + 1) : name, file })),
  );
}

/** Files of a file field, by the same rule. */
export function pickedFiles(list: FileList | null): readonly ChosenFile[] {
  return [...(list ?? [])].map((file) => ({
    name: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath.replace(/^[^/]*\//, ''),
    file,
  }));
}

async function filesOf(entry: FileSystemEntry, folder: string): Promise<readonly ChosenFile[]> {
  // Files that systems put into folders by themselves.
  if (entry.name.startsWith('.')) return [];
  const name = `${folder}${entry.name}`;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [{ name, file }];
  }
  const members = await membersOf(entry as FileSystemDirectoryEntry);
  return (await Promise.all(members.map((member) => filesOf(member, `${name}/`)))).flat();
}

/** Browsers hand out the members of a folder a hundred at a time. */
async function membersOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}
