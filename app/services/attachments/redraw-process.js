import { Buffer } from "node:buffer";
import { stdin, stdout, argv } from "node:process";
import sharp from "sharp";

const { maxPixels, seconds, resize } = JSON.parse(argv[2]);

// Each thread, and what is kept for a next picture, takes of the memory that this one may have.
sharp.concurrency(1);
sharp.cache(false);

const chunks = [];
for await (const chunk of stdin) chunks.push(chunk);
const picture = await sharp(Buffer.concat(chunks), { limitInputPixels: maxPixels, failOn: "error" })
  .timeout({ seconds })
  .rotate()
  .resize(resize)
  .webp()
  .toBuffer();
stdout.write(picture);
