import { contract } from './contract.js';
import { hostContract } from './contract-host.js';
import { keysContract } from './contract-keys.js';

// Where engines differ: how a page treats its elements, focus and keys.
contract(hostContract, keysContract);
