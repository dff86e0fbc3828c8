export function keyControlIn(root: ParentNode): HTMLInputElement | null {
  return root.querySelector<HTMLInputElement>('input[cam-business-key]');
}

export function businessKeyOf(root: ParentNode, ofScript: string | null): string {
  return (ofScript ?? keyControlIn(root)?.value ?? '').trim();
}
