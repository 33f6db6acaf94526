/** SHA-256 alone, so that the other digests of the package are not loaded with it. */
export { sha256 } from '@noble/hashes/sha2.js'
