const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function markedHtml(text: string, query: string): string {
  if (query === '') return escapeHtml(text);
  const found = new RegExp(query.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&'), 'gi');
  let html = '';
  let end = 0;
  for (const match of text.matchAll(found)) {
    html += `${escapeHtml(text.slice(end, match.index))}<strong>${escapeHtml(match[0])}</strong>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(end));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
}
