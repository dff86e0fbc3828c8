/** A text area turns every line end into `\n`, so unchanged lines get back the line end that they had. */
export function keepLineEnds(text: string, stored: string): string {
  if (!stored.includes('\r')) return text;
  const old = linesOf(stored);
  const lines = linesOf(text);
  const rest = lines.length - old.length;
  const most = Math.min(lines.length, old.length);
  let start = 0;
  while (start < most && lines[start]?.content === old[start]?.content) start += 1;
  let end = lines.length;
  while (end > lines.length - most + start && lines[end - 1]?.content === old[end - 1 - rest]?.content)
    end -= 1;
  const kept = lines
    .map(({ content, lineEnd }, index) => {
      const from = index < start ? old[index] : index >= end ? old[index - rest] : old[0];
      return content + (lineEnd && (from?.lineEnd || old[0]?.lineEnd));
    })
    .join('');
  // A kept `\r` and a new `\n` after it would become one line end.
  return kept.replaceAll(/\r\n?/g, '\n') === text ? kept : text;
}

function linesOf(text: string): readonly { readonly content: string; readonly lineEnd: string }[] {
  const parts = text.split(/(\r\n|\r|\n)/);
  return parts.flatMap((content, index) =>
    index % 2 === 0 ? [{ content, lineEnd: parts[index + 1] ?? '' }] : [],
  );
}
