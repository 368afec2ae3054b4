// `node bench/api/fill.ts FOLDER PRODUCTS`: in a process of its own, since what measures is itself measured where it has much memory to tidy.
import { fillFolder } from './scene.ts';

const [folder, products] = process.argv.slice(2);
await fillFolder(folder!, Number(products));
