import { contract } from './contract.js';
import { questionsContract } from './contract-questions.js';
import { readingContract } from './contract-reading.js';
import { statesContract } from './contract-states.js';

contract(statesContract, readingContract, questionsContract);
