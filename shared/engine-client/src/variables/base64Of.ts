/**
 * The content of a file in base64, through the browser's own reader, which takes files of any size without a text for each
 * byte. Rejects with what the browser says of a file that it cannot read.
 */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
}
