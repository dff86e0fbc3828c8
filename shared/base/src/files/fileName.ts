export function fileName(name: string): string {
  return name.replace(/[\\/:*?"<>|]/g, '_');
}
