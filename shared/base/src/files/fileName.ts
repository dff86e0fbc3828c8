/** A name without the characters that file systems refuse. */
export function fileName(name: string): string {
  return name.replace(/[\\/:*?"<>|]/g, '_');
}
