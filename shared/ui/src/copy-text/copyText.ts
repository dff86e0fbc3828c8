/** Rejects where the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  // Browsers hide the clipboard from pages served over plain HTTP.
  if (navigator.clipboard === undefined) copyBySelection(text);
  else await navigator.clipboard.writeText(text);
}

function copyBySelection(text: string): void {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // biome-ignore lint/plugin: browsers copy what is selected in the document, and a moment later it is gone
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error('The browser refused to copy.');
}
