/** Of the process to be started: what a script has set, or what stands in the form's own control; empty for none. */
export function businessKeyOf(root: ParentNode, ofScript: string | null): string {
  const field = root.querySelector<HTMLInputElement>('input[cam-business-key]');
  return (ofScript ?? field?.value ?? '').trim();
}
