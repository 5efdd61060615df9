import { contract } from './contract.js';
import { hostContract } from './contract-host.js';
import { keysContract } from './contract-keys.js';

// The parts in which engines differ: host page, focus and keys.
contract(hostContract, keysContract);
