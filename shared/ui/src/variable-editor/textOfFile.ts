export async function textOfFile(file: File): Promise<string | null> {
  const bytes = await bytesOf(file);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function bytesOf(file: File): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'object' && reader.result !== null) resolve(new Uint8Array(reader.result));
    };
    reader.onerror = () => reject(reader.error ?? new Error(`${file.name} cannot be read.`));
    reader.readAsArrayBuffer(file);
  });
}
