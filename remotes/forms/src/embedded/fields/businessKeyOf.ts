/** The form's own control for the business key of the process to be started. */
export function keyControlIn(root: ParentNode): HTMLInputElement | null {
  return root.querySelector<HTMLInputElement>('input[cam-business-key]');
}

/** Of the process to be started: what a script has set, or what stands in the form's own control; empty for none. */
export function businessKeyOf(root: ParentNode, ofScript: string | null): string {
  return (ofScript ?? keyControlIn(root)?.value ?? '').trim();
}
