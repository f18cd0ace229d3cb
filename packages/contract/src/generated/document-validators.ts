// @ts-nocheck
// Generated from schemas/ by scripts/generate-contract.mjs. Do not edit.
import { type CompiledValidator, FAULT_LIMIT, isLonger, isShorter, addFault, func0, validate54, pattern4, validate56, validate58, validate61, validate67, validate69, validate71, validate77, validate79, validate87, validate99, validate120, validate129, validate131, validate135, validate174, validate176, validate370, pattern59, validate451, validate482, validate501, validate535, pattern73, validate557, validate530, validate580, validate585, validate594, validate600, validate369, validate652, validate656, validate661, validate663, validate678 } from './validators.js';

/** Name of the schema of a document that is no artifact: what commands print, what a store holds, tables. */
export type OtherDocumentName = 'anchoring' | 'baseline' | 'canonical-text' | 'citation-answer' | 'collected' | 'error' | 'evaluation' | 'ingest-result' | 'lineage-trace' | 'models' | 'new-key' | 'new-pack' | 'new-seal' | 'pack' | 'passages' | 'reconciliation' | 'repair' | 'rules' | 'schema-list' | 'schema-result' | 'selectors' | 'status' | 'store' | 'store-copy' | 'store-event' | 'store-event-id' | 'store-generation' | 'store-pointer' | 'suite' | 'suite-result' | 'support' | 'trust-policy' | 'unicode' | 'verification';

export const compiled_anchoring = validate742;

const schema247 = {"enum":["exact","moved","folded","altered","stitched","ambiguous","absent"]};

function validate743(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((data === "exact") || (data === "moved")) || (data === "folded")) || (data === "altered")) || (data === "stitched")) || (data === "ambiguous")) || (data === "absent"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema247.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate743.errors = vErrors;
return errors === 0;
}

const schema249 = {"type":"object","additionalProperties":false,"properties":{"char_start":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"char_end":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"score":{"type":"number","minimum":0,"maximum":1},"foldings":{"type":"array","items":{"type":"string","enum":["space","quotes","hyphenation","ligatures","case","invisible","markers"]},"uniqueItems":true,"maxItems":7}}};

function validate746(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.char_start === undefined) || (!(func0.call(data, "char_start")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_start"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.char_end === undefined) || (!(func0.call(data, "char_end")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_end"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.score === undefined) || (!(func0.call(data, "score")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "score"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.foldings === undefined) || (!(func0.call(data, "foldings")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foldings"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "char_start") || (key0 === "char_end")) || (key0 === "score")) || (key0 === "foldings"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.char_start !== undefined && func0.call(data, "char_start")){
if(!(validate79(data.char_start, {instancePath:instancePath+"/char_start"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.char_end !== undefined && func0.call(data, "char_end")){
if(!(validate79(data.char_end, {instancePath:instancePath+"/char_end"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.score !== undefined && func0.call(data, "score")){
let data2 = data.score;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.foldings !== undefined && func0.call(data, "foldings")){
let data3 = data.foldings;
if(Array.isArray(data3)){
if(data3.length > 7){
const err8 = {instancePath:instancePath+"/foldings",schemaPath:"#/properties/foldings/maxItems",keyword:"maxItems",params:{limit: 7}};
vErrors = addFault(vErrors, err8); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/foldings/" + i0,schemaPath:"#/properties/foldings/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
if(!(((((((data4 === "space") || (data4 === "quotes")) || (data4 === "hyphenation")) || (data4 === "ligatures")) || (data4 === "case")) || (data4 === "invisible")) || (data4 === "markers"))){
const err10 = {instancePath:instancePath+"/foldings/" + i0,schemaPath:"#/properties/foldings/items/enum",keyword:"enum",params:{allowedValues: schema249.properties.foldings.items.enum}};
vErrors = addFault(vErrors, err10); errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err11 = {instancePath:instancePath+"/foldings",schemaPath:"#/properties/foldings/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err11); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err12 = {instancePath:instancePath+"/foldings",schemaPath:"#/properties/foldings/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate746.errors = vErrors;
return errors === 0;
}

function validate745(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 4000){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 4000}};
vErrors = addFault(vErrors, err0); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate746(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate746.errors : vErrors.concat(validate746.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err1); errors++;
}
validate745.errors = vErrors;
return errors === 0;
}

function validate742(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:anchoring:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.matches === undefined) || (!(func0.call(data, "matches")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matches"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "schema") || (key0 === "outcome")) || (key0 === "matches"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:anchoring:1" !== data.schema){
const err4 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:anchoring:1"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
if(!(validate743(data.outcome, {instancePath:instancePath+"/outcome"}))){
vErrors = vErrors === null ? validate743.errors : vErrors.concat(validate743.errors);
errors = vErrors.length;
}
}
if(data.matches !== undefined && func0.call(data, "matches")){
if(!(validate745(data.matches, {instancePath:instancePath+"/matches"}))){
vErrors = vErrors === null ? validate745.errors : vErrors.concat(validate745.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate742.errors = vErrors;
return errors === 0;
}

export const compiled_baseline = validate752;

const schema253 = {"type":"object","additionalProperties":false,"properties":{"fingerprint":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"rule":{"$ref":"urn:loccit:primitives:1#/$defs/rule_id"},"outcome":{"enum":["fail","unverifiable","skipped","notice"]},"count":{"type":"integer","minimum":1,"maximum":9007199254740991}}};

function validate754(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.fingerprint === undefined) || (!(func0.call(data, "fingerprint")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fingerprint"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.count === undefined) || (!(func0.call(data, "count")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "fingerprint") || (key0 === "rule")) || (key0 === "outcome")) || (key0 === "count"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.fingerprint !== undefined && func0.call(data, "fingerprint")){
if(!(validate67(data.fingerprint, {instancePath:instancePath+"/fingerprint"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(!(validate135(data.rule, {instancePath:instancePath+"/rule"}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data2 = data.outcome;
if(!((((data2 === "fail") || (data2 === "unverifiable")) || (data2 === "skipped")) || (data2 === "notice"))){
const err4 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema253.properties.outcome.enum}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.count !== undefined && func0.call(data, "count")){
let data3 = data.count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err6); errors++;
}
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate754.errors = vErrors;
return errors === 0;
}

function validate753(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.findings === undefined) || (!(func0.call(data, "findings")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "name") || (key0 === "findings"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(isLonger(data0, 4096)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err3); errors++;
}
if(isShorter(data0, 1)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.findings !== undefined && func0.call(data, "findings")){
let data1 = data.findings;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate754(data1[i0], {instancePath:instancePath+"/findings/" + i0}))){
vErrors = vErrors === null ? validate754.errors : vErrors.concat(validate754.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate753.errors = vErrors;
return errors === 0;
}

function validate752(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:baseline:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "schema") || (key0 === "files"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:baseline:1" !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:baseline:1"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data1 = data.files;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate753(data1[i0], {instancePath:instancePath+"/files/" + i0}))){
vErrors = vErrors === null ? validate753.errors : vErrors.concat(validate753.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate752.errors = vErrors;
return errors === 0;
}

export const compiled_canonical_text = validate761;

const schema256 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:canonical-text:1"},"raw_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"canonical_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"chars":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"bytes":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"media_type":{"$ref":"urn:loccit:primitives:1#/$defs/media_type"},"charset":{"$ref":"urn:loccit:primitives:1#/$defs/charset"},"unicode_version":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"unassigned":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"maxItems":100}}};

function validate761(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:canonical-text:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.raw_sha256 === undefined) || (!(func0.call(data, "raw_sha256")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "raw_sha256"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.canonical_sha256 === undefined) || (!(func0.call(data, "canonical_sha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canonical_sha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.chars === undefined) || (!(func0.call(data, "chars")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chars"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.bytes === undefined) || (!(func0.call(data, "bytes")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.media_type === undefined) || (!(func0.call(data, "media_type")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "media_type"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.charset === undefined) || (!(func0.call(data, "charset")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "charset"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.unicode_version === undefined) || (!(func0.call(data, "unicode_version")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unicode_version"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.unassigned === undefined) || (!(func0.call(data, "unassigned")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unassigned"}};
vErrors = addFault(vErrors, err8); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema256.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:canonical-text:1" !== data.schema){
const err10 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:canonical-text:1"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.raw_sha256 !== undefined && func0.call(data, "raw_sha256")){
if(!(validate67(data.raw_sha256, {instancePath:instancePath+"/raw_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.canonical_sha256 !== undefined && func0.call(data, "canonical_sha256")){
if(!(validate67(data.canonical_sha256, {instancePath:instancePath+"/canonical_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.chars !== undefined && func0.call(data, "chars")){
if(!(validate79(data.chars, {instancePath:instancePath+"/chars"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.bytes !== undefined && func0.call(data, "bytes")){
if(!(validate79(data.bytes, {instancePath:instancePath+"/bytes"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.media_type !== undefined && func0.call(data, "media_type")){
if(!(validate661(data.media_type, {instancePath:instancePath+"/media_type"}))){
vErrors = vErrors === null ? validate661.errors : vErrors.concat(validate661.errors);
errors = vErrors.length;
}
}
if(data.charset !== undefined && func0.call(data, "charset")){
if(!(validate663(data.charset, {instancePath:instancePath+"/charset"}))){
vErrors = vErrors === null ? validate663.errors : vErrors.concat(validate663.errors);
errors = vErrors.length;
}
}
if(data.unicode_version !== undefined && func0.call(data, "unicode_version")){
if(!(validate87(data.unicode_version, {instancePath:instancePath+"/unicode_version"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.unassigned !== undefined && func0.call(data, "unassigned")){
let data8 = data.unassigned;
if(Array.isArray(data8)){
if(data8.length > 100){
const err11 = {instancePath:instancePath+"/unassigned",schemaPath:"#/properties/unassigned/maxItems",keyword:"maxItems",params:{limit: 100}};
vErrors = addFault(vErrors, err11); errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate79(data8[i0], {instancePath:instancePath+"/unassigned/" + i0}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/unassigned",schemaPath:"#/properties/unassigned/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate761.errors = vErrors;
return errors === 0;
}

export const compiled_citation_answer = validate776;

const schema263 = {"type":"object","additionalProperties":false,"properties":{"issuedAt":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"expiresAt":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"purpose":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"tenantId":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"audience":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"packSha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"reportSha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"auditSha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"tools":{"type":"array","items":{"$ref":"#/$defs/tool"},"maxItems":100}}};

function validate788(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.optionsSha256 === undefined) || (!(func0.call(data, "optionsSha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "optionsSha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "name") || (key0 === "version")) || (key0 === "optionsSha256"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate87(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(!(validate87(data.version, {instancePath:instancePath+"/version"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.optionsSha256 !== undefined && func0.call(data, "optionsSha256")){
if(!(validate67(data.optionsSha256, {instancePath:instancePath+"/optionsSha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate788.errors = vErrors;
return errors === 0;
}

function validate776(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:citation-answer:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.issuedAt === undefined) || (!(func0.call(data, "issuedAt")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuedAt"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.expiresAt === undefined) || (!(func0.call(data, "expiresAt")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.purpose === undefined) || (!(func0.call(data, "purpose")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purpose"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.tenantId === undefined) || (!(func0.call(data, "tenantId")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenantId"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.tools === undefined) || (!(func0.call(data, "tools")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tools"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema263.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.issuedAt !== undefined && func0.call(data, "issuedAt")){
if(!(validate99(data.issuedAt, {instancePath:instancePath+"/issuedAt"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
if(!(validate99(data.expiresAt, {instancePath:instancePath+"/expiresAt"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.purpose !== undefined && func0.call(data, "purpose")){
if(!(validate87(data.purpose, {instancePath:instancePath+"/purpose"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.tenantId !== undefined && func0.call(data, "tenantId")){
if(!(validate87(data.tenantId, {instancePath:instancePath+"/tenantId"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.audience !== undefined && func0.call(data, "audience")){
if(!(validate87(data.audience, {instancePath:instancePath+"/audience"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.packSha256 !== undefined && func0.call(data, "packSha256")){
if(!(validate67(data.packSha256, {instancePath:instancePath+"/packSha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.reportSha256 !== undefined && func0.call(data, "reportSha256")){
if(!(validate67(data.reportSha256, {instancePath:instancePath+"/reportSha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.auditSha256 !== undefined && func0.call(data, "auditSha256")){
if(!(validate67(data.auditSha256, {instancePath:instancePath+"/auditSha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data8 = data.tools;
if(Array.isArray(data8)){
if(data8.length > 100){
const err6 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit: 100}};
vErrors = addFault(vErrors, err6); errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate788(data8[i0], {instancePath:instancePath+"/tools/" + i0}))){
vErrors = vErrors === null ? validate788.errors : vErrors.concat(validate788.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate776.errors = vErrors;
return errors === 0;
}

export const compiled_collected = validate793;

function validate797(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.sha256 === undefined) || (!(func0.call(data, "sha256")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "name") || (key0 === "sha256"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.sha256 !== undefined && func0.call(data, "sha256")){
if(!(validate67(data.sha256, {instancePath:instancePath+"/sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate797.errors = vErrors;
return errors === 0;
}

function validate801(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.urls === undefined) || (!(func0.call(data, "urls")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "urls"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.had === undefined) || (!(func0.call(data, "had")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "had"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.not_had === undefined) || (!(func0.call(data, "not_had")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_had"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "urls") || (key0 === "had")) || (key0 === "not_had"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.urls !== undefined && func0.call(data, "urls")){
if(!(validate79(data.urls, {instancePath:instancePath+"/urls"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.had !== undefined && func0.call(data, "had")){
if(!(validate79(data.had, {instancePath:instancePath+"/had"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.not_had !== undefined && func0.call(data, "not_had")){
if(!(validate79(data.not_had, {instancePath:instancePath+"/not_had"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate801.errors = vErrors;
return errors === 0;
}

const schema274 = {"type":"object","additionalProperties":false,"properties":{"url":{"$ref":"#/$defs/url"},"outcome":{"enum":["had","not-had"]},"reason":{"$ref":"#/$defs/reason"},"not_renewed":{"$ref":"#/$defs/reason"},"title":{"type":"string","minLength":1,"maxLength":2000},"fetched_at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"attempts":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"redirects":{"type":"array","items":{"$ref":"#/$defs/redirect"}},"final_url":{"$ref":"#/$defs/url"},"status":{"type":"integer","minimum":100,"maximum":999},"headers":{"$ref":"#/$defs/headers"},"path":{"type":"string","maxLength":200,"pattern":"^files/[a-z0-9][a-z0-9.-]*-[0-9a-f]{12}-[0-9a-f]{12}\\.[a-z]+$","not":{"type":"string","pattern":"\n"}},"bytes":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"raw_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"media_type":{"$ref":"urn:loccit:primitives:1#/$defs/media_type"},"charset":{"$ref":"urn:loccit:primitives:1#/$defs/charset"},"document_id":{"$ref":"urn:loccit:primitives:1#/$defs/document_id"},"source_version":{"$ref":"urn:loccit:primitives:1#/$defs/source_version"}}};

function validate808(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 4000)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err0); errors++;
}
if(isShorter(data, 1)){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate808.errors = vErrors;
return errors === 0;
}

const pattern128 = new RegExp("^(?:bad-url|scheme|credentials|secret-in-url|port|refused-address|dns|unreachable|tls|timeout|too-large|headers-too-large|broken-response|content-encoding|bad-redirect|redirect-loop|too-many-redirects|downgrade|too-many-urls|total-too-large|interrupted|status-[1-9][0-9]{2})$", "u");

function validate810(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(!pattern128.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err3); errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate810.errors = vErrors;
return errors === 0;
}

function validate815(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "url") || (key0 === "status"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(!(validate808(data.url, {instancePath:instancePath+"/url"}))){
vErrors = vErrors === null ? validate808.errors : vErrors.concat(validate808.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data1 = data.status;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 399 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 399}};
vErrors = addFault(vErrors, err4); errors++;
}
if(data1 < 300 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 300}};
vErrors = addFault(vErrors, err5); errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate815.errors = vErrors;
return errors === 0;
}

function validate819(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "content-type") || (key0 === "content-encoding")) || (key0 === "content-language")) || (key0 === "content-length")) || (key0 === "content-location")) || (key0 === "date")) || (key0 === "etag")) || (key0 === "last-modified"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err0); errors++;
}
}
if(data["content-type"] !== undefined && func0.call(data, "content-type")){
if(typeof data["content-type"] !== "string"){
const err1 = {instancePath:instancePath+"/content-type",schemaPath:"#/properties/content-type/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data["content-encoding"] !== undefined && func0.call(data, "content-encoding")){
if(typeof data["content-encoding"] !== "string"){
const err2 = {instancePath:instancePath+"/content-encoding",schemaPath:"#/properties/content-encoding/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data["content-language"] !== undefined && func0.call(data, "content-language")){
if(typeof data["content-language"] !== "string"){
const err3 = {instancePath:instancePath+"/content-language",schemaPath:"#/properties/content-language/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data["content-length"] !== undefined && func0.call(data, "content-length")){
if(typeof data["content-length"] !== "string"){
const err4 = {instancePath:instancePath+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data["content-location"] !== undefined && func0.call(data, "content-location")){
if(typeof data["content-location"] !== "string"){
const err5 = {instancePath:instancePath+"/content-location",schemaPath:"#/properties/content-location/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.date !== undefined && func0.call(data, "date")){
if(typeof data.date !== "string"){
const err6 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.etag !== undefined && func0.call(data, "etag")){
if(typeof data.etag !== "string"){
const err7 = {instancePath:instancePath+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data["last-modified"] !== undefined && func0.call(data, "last-modified")){
if(typeof data["last-modified"] !== "string"){
const err8 = {instancePath:instancePath+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate819.errors = vErrors;
return errors === 0;
}

const pattern130 = new RegExp("^files/[a-z0-9][a-z0-9.-]*-[0-9a-f]{12}-[0-9a-f]{12}\\.[a-z]+$", "u");

function validate807(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema274.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(!(validate808(data.url, {instancePath:instancePath+"/url"}))){
vErrors = vErrors === null ? validate808.errors : vErrors.concat(validate808.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data1 = data.outcome;
if(!((data1 === "had") || (data1 === "not-had"))){
const err3 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema274.properties.outcome.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(!(validate810(data.reason, {instancePath:instancePath+"/reason"}))){
vErrors = vErrors === null ? validate810.errors : vErrors.concat(validate810.errors);
errors = vErrors.length;
}
}
if(data.not_renewed !== undefined && func0.call(data, "not_renewed")){
if(!(validate810(data.not_renewed, {instancePath:instancePath+"/not_renewed"}))){
vErrors = vErrors === null ? validate810.errors : vErrors.concat(validate810.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data4 = data.title;
if(typeof data4 === "string"){
if(isLonger(data4, 2000)){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 2000}};
vErrors = addFault(vErrors, err4); errors++;
}
if(isShorter(data4, 1)){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.fetched_at !== undefined && func0.call(data, "fetched_at")){
if(!(validate99(data.fetched_at, {instancePath:instancePath+"/fetched_at"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.attempts !== undefined && func0.call(data, "attempts")){
if(!(validate79(data.attempts, {instancePath:instancePath+"/attempts"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.redirects !== undefined && func0.call(data, "redirects")){
let data7 = data.redirects;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate815(data7[i0], {instancePath:instancePath+"/redirects/" + i0}))){
vErrors = vErrors === null ? validate815.errors : vErrors.concat(validate815.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/redirects",schemaPath:"#/properties/redirects/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.final_url !== undefined && func0.call(data, "final_url")){
if(!(validate808(data.final_url, {instancePath:instancePath+"/final_url"}))){
vErrors = vErrors === null ? validate808.errors : vErrors.concat(validate808.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data10 = data.status;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 999 || isNaN(data10)){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}};
vErrors = addFault(vErrors, err9); errors++;
}
if(data10 < 100 || isNaN(data10)){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
if(!(validate819(data.headers, {instancePath:instancePath+"/headers"}))){
vErrors = vErrors === null ? validate819.errors : vErrors.concat(validate819.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data12 = data.path;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
const err11 = {};
vErrors = addFault(vErrors, err11); errors++;
}
}
else {
const err12 = {};
vErrors = addFault(vErrors, err12); errors++;
}
}
var valid3 = _errs20 === errors;
if(valid3){
const err13 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err13); errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
if(typeof data12 === "string"){
if(isLonger(data12, 200)){
const err14 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err14); errors++;
}
if(!pattern130.test(data12)){
const err15 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.bytes !== undefined && func0.call(data, "bytes")){
if(!(validate79(data.bytes, {instancePath:instancePath+"/bytes"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.raw_sha256 !== undefined && func0.call(data, "raw_sha256")){
if(!(validate67(data.raw_sha256, {instancePath:instancePath+"/raw_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.media_type !== undefined && func0.call(data, "media_type")){
if(!(validate661(data.media_type, {instancePath:instancePath+"/media_type"}))){
vErrors = vErrors === null ? validate661.errors : vErrors.concat(validate661.errors);
errors = vErrors.length;
}
}
if(data.charset !== undefined && func0.call(data, "charset")){
if(!(validate663(data.charset, {instancePath:instancePath+"/charset"}))){
vErrors = vErrors === null ? validate663.errors : vErrors.concat(validate663.errors);
errors = vErrors.length;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(!(validate652(data.document_id, {instancePath:instancePath+"/document_id"}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
if(data.source_version !== undefined && func0.call(data, "source_version")){
if(!(validate652(data.source_version, {instancePath:instancePath+"/source_version"}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err17); errors++;
}
validate807.errors = vErrors;
return errors === 0;
}

function validate793(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:collected:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.started_at === undefined) || (!(func0.call(data, "started_at")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "started_at"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.ended_at === undefined) || (!(func0.call(data, "ended_at")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ended_at"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.user_agent === undefined) || (!(func0.call(data, "user_agent")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_agent"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.reports === undefined) || (!(func0.call(data, "reports")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reports"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.counts === undefined) || (!(func0.call(data, "counts")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.urls === undefined) || (!(func0.call(data, "urls")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "urls"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "schema") || (key0 === "started_at")) || (key0 === "ended_at")) || (key0 === "user_agent")) || (key0 === "reports")) || (key0 === "counts")) || (key0 === "urls"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:collected:1" !== data.schema){
const err8 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:collected:1"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.started_at !== undefined && func0.call(data, "started_at")){
if(!(validate99(data.started_at, {instancePath:instancePath+"/started_at"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.ended_at !== undefined && func0.call(data, "ended_at")){
let data2 = data.ended_at;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate99(data2, {instancePath:instancePath+"/ended_at"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data2 !== null){
const err9 = {instancePath:instancePath+"/ended_at",schemaPath:"#/properties/ended_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err9); errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err10 = {instancePath:instancePath+"/ended_at",schemaPath:"#/properties/ended_at/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err10); errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.user_agent !== undefined && func0.call(data, "user_agent")){
let data3 = data.user_agent;
if(typeof data3 === "string"){
if(isLonger(data3, 200)){
const err11 = {instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err11); errors++;
}
if(isShorter(data3, 1)){
const err12 = {instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.reports !== undefined && func0.call(data, "reports")){
let data4 = data.reports;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate797(data4[i0], {instancePath:instancePath+"/reports/" + i0}))){
vErrors = vErrors === null ? validate797.errors : vErrors.concat(validate797.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.counts !== undefined && func0.call(data, "counts")){
if(!(validate801(data.counts, {instancePath:instancePath+"/counts"}))){
vErrors = vErrors === null ? validate801.errors : vErrors.concat(validate801.errors);
errors = vErrors.length;
}
}
if(data.urls !== undefined && func0.call(data, "urls")){
let data7 = data.urls;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate807(data7[i1], {instancePath:instancePath+"/urls/" + i1}))){
vErrors = vErrors === null ? validate807.errors : vErrors.concat(validate807.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/urls",schemaPath:"#/properties/urls/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err16); errors++;
}
validate793.errors = vErrors;
return errors === 0;
}

export const compiled_error = validate832;

const pattern140 = new RegExp("^[a-z]+(?:-[a-z0-9]+)*$", "u");

function validate834(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(isLonger(data, 80)){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern140.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate834.errors = vErrors;
return errors === 0;
}

function validate836(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "file") || (key0 === "line")) || (key0 === "column")) || (key0 === "byte_offset")) || (key0 === "char_offset")) || (key0 === "pointer"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err0); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
let data0 = data.file;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err1 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data1 = data.line;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
if(data.column !== undefined && func0.call(data, "column")){
let data2 = data.column;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
if(data.byte_offset !== undefined && func0.call(data, "byte_offset")){
if(!(validate79(data.byte_offset, {instancePath:instancePath+"/byte_offset"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.char_offset !== undefined && func0.call(data, "char_offset")){
if(!(validate79(data.char_offset, {instancePath:instancePath+"/char_offset"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.pointer !== undefined && func0.call(data, "pointer")){
if(typeof data.pointer !== "string"){
const err7 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate836.errors = vErrors;
return errors === 0;
}

function validate833(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "code") || (key0 === "message")) || (key0 === "remedy")) || (key0 === "at"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
if(!(validate834(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validate834.errors : vErrors.concat(validate834.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data1 = data.message;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.remedy !== undefined && func0.call(data, "remedy")){
let data2 = data.remedy;
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err6 = {instancePath:instancePath+"/remedy",schemaPath:"#/properties/remedy/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/remedy",schemaPath:"#/properties/remedy/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate836(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate836.errors : vErrors.concat(validate836.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate833.errors = vErrors;
return errors === 0;
}

function validate832(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:error:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.error === undefined) || (!(func0.call(data, "error")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "schema") || (key0 === "error"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:error:1" !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:error:1"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.error !== undefined && func0.call(data, "error")){
if(!(validate833(data.error, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate833.errors : vErrors.concat(validate833.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate832.errors = vErrors;
return errors === 0;
}

export const compiled_evaluation = validate842;

const schema288 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:evaluation:1"},"kind":{"enum":["pairs","answers"]},"sets":{"type":"array","items":{"$ref":"#/$defs/set"}},"all":{"$ref":"#/$defs/set"},"cost":{"$ref":"#/$defs/cost"},"refused":{"$ref":"#/$defs/refused"},"unlabelled":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"systems":{"type":"array","items":{"$ref":"#/$defs/system"}},"comparison":{"$ref":"#/$defs/comparison"},"patterns":{"type":"array","items":{"$ref":"#/$defs/pattern"}},"retrieval":{"$ref":"#/$defs/retrieval"},"exported":{"$ref":"#/$defs/exported"}}};

const schema289 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":4000},"pairs":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"binary_only":{"type":"boolean"},"balanced_accuracy":{"$ref":"#/$defs/figure"},"sensitivity":{"$ref":"#/$defs/share"},"specificity":{"$ref":"#/$defs/share"},"abstained":{"$ref":"#/$defs/share"},"unanswered":{"$ref":"#/$defs/share"},"labelled_by_rules":{"$ref":"#/$defs/share"},"verdicts":{"type":"object","additionalProperties":false,"required":["supported","partial","unsupported","contradicted"],"properties":{"supported":{"$ref":"#/$defs/verdict"},"partial":{"$ref":"#/$defs/verdict"},"unsupported":{"$ref":"#/$defs/verdict"},"contradicted":{"$ref":"#/$defs/verdict"}}},"confusion":{"type":"object","additionalProperties":false,"required":["supported","partial","unsupported","contradicted"],"properties":{"supported":{"$ref":"#/$defs/confusion_row"},"partial":{"$ref":"#/$defs/confusion_row"},"unsupported":{"$ref":"#/$defs/confusion_row"},"contradicted":{"$ref":"#/$defs/confusion_row"}}},"flagged":{"type":"object","additionalProperties":false,"required":["supported","others"],"properties":{"supported":{"$ref":"#/$defs/share"},"others":{"$ref":"#/$defs/share"}}},"checks":{"type":"array","items":{"$ref":"#/$defs/check"}},"baselines":{"type":"array","items":{"$ref":"#/$defs/baseline"}}}};

const schema291 = {"type":"object","additionalProperties":false,"properties":{"value":{"type":["number","null"]},"low":{"type":["number","null"]},"high":{"type":["number","null"]}}};

function validate846(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.low === undefined) || (!(func0.call(data, "low")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "low"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.high === undefined) || (!(func0.call(data, "high")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "high"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "value") || (key0 === "low")) || (key0 === "high"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data0 = data.value;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema291.properties.value.type}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.low !== undefined && func0.call(data, "low")){
let data1 = data.low;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/low",schemaPath:"#/properties/low/type",keyword:"type",params:{type: schema291.properties.low.type}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.high !== undefined && func0.call(data, "high")){
let data2 = data.high;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err6 = {instancePath:instancePath+"/high",schemaPath:"#/properties/high/type",keyword:"type",params:{type: schema291.properties.high.type}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate846.errors = vErrors;
return errors === 0;
}

const schema292 = {"type":"object","additionalProperties":false,"properties":{"n":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"m":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"value":{"type":["number","null"]},"low":{"type":["number","null"]},"high":{"type":["number","null"]}}};

function validate848(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.n === undefined) || (!(func0.call(data, "n")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "n"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.m === undefined) || (!(func0.call(data, "m")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "m"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.low === undefined) || (!(func0.call(data, "low")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "low"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.high === undefined) || (!(func0.call(data, "high")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "high"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "n") || (key0 === "m")) || (key0 === "value")) || (key0 === "low")) || (key0 === "high"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.n !== undefined && func0.call(data, "n")){
if(!(validate79(data.n, {instancePath:instancePath+"/n"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.m !== undefined && func0.call(data, "m")){
if(!(validate79(data.m, {instancePath:instancePath+"/m"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data2 = data.value;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema292.properties.value.type}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.low !== undefined && func0.call(data, "low")){
let data3 = data.low;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/low",schemaPath:"#/properties/low/type",keyword:"type",params:{type: schema292.properties.low.type}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.high !== undefined && func0.call(data, "high")){
let data4 = data.high;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err8 = {instancePath:instancePath+"/high",schemaPath:"#/properties/high/type",keyword:"type",params:{type: schema292.properties.high.type}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate848.errors = vErrors;
return errors === 0;
}

function validate856(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.precision === undefined) || (!(func0.call(data, "precision")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "precision"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.recall === undefined) || (!(func0.call(data, "recall")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recall"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "precision") || (key0 === "recall")) || (key0 === "not_supported"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.precision !== undefined && func0.call(data, "precision")){
if(!(validate848(data.precision, {instancePath:instancePath+"/precision"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.recall !== undefined && func0.call(data, "recall")){
if(!(validate848(data.recall, {instancePath:instancePath+"/recall"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.not_supported !== undefined && func0.call(data, "not_supported")){
if(!(validate848(data.not_supported, {instancePath:instancePath+"/not_supported"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate856.errors = vErrors;
return errors === 0;
}

function validate864(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.supported === undefined) || (!(func0.call(data, "supported")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "supported"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.partial === undefined) || (!(func0.call(data, "partial")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "partial"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.unsupported === undefined) || (!(func0.call(data, "unsupported")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unsupported"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.contradicted === undefined) || (!(func0.call(data, "contradicted")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contradicted"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.undecided === undefined) || (!(func0.call(data, "undecided")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "undecided"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "supported") || (key0 === "partial")) || (key0 === "unsupported")) || (key0 === "contradicted")) || (key0 === "undecided"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.supported !== undefined && func0.call(data, "supported")){
if(!(validate79(data.supported, {instancePath:instancePath+"/supported"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.partial !== undefined && func0.call(data, "partial")){
if(!(validate79(data.partial, {instancePath:instancePath+"/partial"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.unsupported !== undefined && func0.call(data, "unsupported")){
if(!(validate79(data.unsupported, {instancePath:instancePath+"/unsupported"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.contradicted !== undefined && func0.call(data, "contradicted")){
if(!(validate79(data.contradicted, {instancePath:instancePath+"/contradicted"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.undecided !== undefined && func0.call(data, "undecided")){
if(!(validate79(data.undecided, {instancePath:instancePath+"/undecided"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate864.errors = vErrors;
return errors === 0;
}

const schema295 = {"type":"object","additionalProperties":false,"properties":{"rule":{"$ref":"urn:loccit:primitives:1#/$defs/rule_id"},"check":{"type":"string","minLength":1,"maxLength":80},"severity":{"enum":["error","warning"]},"not_supported":{"$ref":"#/$defs/share"}}};

function validate876(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.severity === undefined) || (!(func0.call(data, "severity")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.not_supported === undefined) || (!(func0.call(data, "not_supported")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_supported"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "rule") || (key0 === "check")) || (key0 === "severity")) || (key0 === "not_supported"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(!(validate135(data.rule, {instancePath:instancePath+"/rule"}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
if(data.check !== undefined && func0.call(data, "check")){
let data1 = data.check;
if(typeof data1 === "string"){
if(isLonger(data1, 80)){
const err4 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = addFault(vErrors, err4); errors++;
}
if(isShorter(data1, 1)){
const err5 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.severity !== undefined && func0.call(data, "severity")){
let data2 = data.severity;
if(!((data2 === "error") || (data2 === "warning"))){
const err7 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema295.properties.severity.enum}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.not_supported !== undefined && func0.call(data, "not_supported")){
if(!(validate848(data.not_supported, {instancePath:instancePath+"/not_supported"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate876.errors = vErrors;
return errors === 0;
}

function validate881(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.threshold === undefined) || (!(func0.call(data, "threshold")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threshold"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.balanced_accuracy === undefined) || (!(func0.call(data, "balanced_accuracy")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balanced_accuracy"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.sensitivity === undefined) || (!(func0.call(data, "sensitivity")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sensitivity"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.specificity === undefined) || (!(func0.call(data, "specificity")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "specificity"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.precision === undefined) || (!(func0.call(data, "precision")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "precision"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "name") || (key0 === "threshold")) || (key0 === "balanced_accuracy")) || (key0 === "sensitivity")) || (key0 === "specificity")) || (key0 === "precision"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if("token-overlap" !== data.name){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "token-overlap"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.threshold !== undefined && func0.call(data, "threshold")){
let data1 = data.threshold;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err8); errors++;
}
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.balanced_accuracy !== undefined && func0.call(data, "balanced_accuracy")){
if(!(validate846(data.balanced_accuracy, {instancePath:instancePath+"/balanced_accuracy"}))){
vErrors = vErrors === null ? validate846.errors : vErrors.concat(validate846.errors);
errors = vErrors.length;
}
}
if(data.sensitivity !== undefined && func0.call(data, "sensitivity")){
if(!(validate848(data.sensitivity, {instancePath:instancePath+"/sensitivity"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.specificity !== undefined && func0.call(data, "specificity")){
if(!(validate848(data.specificity, {instancePath:instancePath+"/specificity"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.precision !== undefined && func0.call(data, "precision")){
if(!(validate848(data.precision, {instancePath:instancePath+"/precision"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate881.errors = vErrors;
return errors === 0;
}

function validate843(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.pairs === undefined) || (!(func0.call(data, "pairs")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pairs"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.binary_only === undefined) || (!(func0.call(data, "binary_only")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "binary_only"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.balanced_accuracy === undefined) || (!(func0.call(data, "balanced_accuracy")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balanced_accuracy"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.sensitivity === undefined) || (!(func0.call(data, "sensitivity")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sensitivity"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.specificity === undefined) || (!(func0.call(data, "specificity")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "specificity"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.abstained === undefined) || (!(func0.call(data, "abstained")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "abstained"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.verdicts === undefined) || (!(func0.call(data, "verdicts")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdicts"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.confusion === undefined) || (!(func0.call(data, "confusion")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confusion"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.flagged === undefined) || (!(func0.call(data, "flagged")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flagged"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((data.checks === undefined) || (!(func0.call(data, "checks")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checks"}};
vErrors = addFault(vErrors, err10); errors++;
}
if((data.baselines === undefined) || (!(func0.call(data, "baselines")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baselines"}};
vErrors = addFault(vErrors, err11); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema289.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(isLonger(data0, 4000)){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err13); errors++;
}
if(isShorter(data0, 1)){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.pairs !== undefined && func0.call(data, "pairs")){
if(!(validate79(data.pairs, {instancePath:instancePath+"/pairs"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.binary_only !== undefined && func0.call(data, "binary_only")){
if(typeof data.binary_only !== "boolean"){
const err16 = {instancePath:instancePath+"/binary_only",schemaPath:"#/properties/binary_only/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.balanced_accuracy !== undefined && func0.call(data, "balanced_accuracy")){
if(!(validate846(data.balanced_accuracy, {instancePath:instancePath+"/balanced_accuracy"}))){
vErrors = vErrors === null ? validate846.errors : vErrors.concat(validate846.errors);
errors = vErrors.length;
}
}
if(data.sensitivity !== undefined && func0.call(data, "sensitivity")){
if(!(validate848(data.sensitivity, {instancePath:instancePath+"/sensitivity"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.specificity !== undefined && func0.call(data, "specificity")){
if(!(validate848(data.specificity, {instancePath:instancePath+"/specificity"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.abstained !== undefined && func0.call(data, "abstained")){
if(!(validate848(data.abstained, {instancePath:instancePath+"/abstained"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.unanswered !== undefined && func0.call(data, "unanswered")){
if(!(validate848(data.unanswered, {instancePath:instancePath+"/unanswered"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.labelled_by_rules !== undefined && func0.call(data, "labelled_by_rules")){
if(!(validate848(data.labelled_by_rules, {instancePath:instancePath+"/labelled_by_rules"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.verdicts !== undefined && func0.call(data, "verdicts")){
let data9 = data.verdicts;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.supported === undefined) || (!(func0.call(data9, "supported")))){
const err17 = {instancePath:instancePath+"/verdicts",schemaPath:"#/properties/verdicts/required",keyword:"required",params:{missingProperty: "supported"}};
vErrors = addFault(vErrors, err17); errors++;
}
if((data9.partial === undefined) || (!(func0.call(data9, "partial")))){
const err18 = {instancePath:instancePath+"/verdicts",schemaPath:"#/properties/verdicts/required",keyword:"required",params:{missingProperty: "partial"}};
vErrors = addFault(vErrors, err18); errors++;
}
if((data9.unsupported === undefined) || (!(func0.call(data9, "unsupported")))){
const err19 = {instancePath:instancePath+"/verdicts",schemaPath:"#/properties/verdicts/required",keyword:"required",params:{missingProperty: "unsupported"}};
vErrors = addFault(vErrors, err19); errors++;
}
if((data9.contradicted === undefined) || (!(func0.call(data9, "contradicted")))){
const err20 = {instancePath:instancePath+"/verdicts",schemaPath:"#/properties/verdicts/required",keyword:"required",params:{missingProperty: "contradicted"}};
vErrors = addFault(vErrors, err20); errors++;
}
for(const key1 of Object.keys(data9)){ if (errors >= FAULT_LIMIT) break;
if(!((((key1 === "supported") || (key1 === "partial")) || (key1 === "unsupported")) || (key1 === "contradicted"))){
const err21 = {instancePath:instancePath+"/verdicts",schemaPath:"#/properties/verdicts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = addFault(vErrors, err21); errors++;
}
}
if(data9.supported !== undefined && func0.call(data9, "supported")){
if(!(validate856(data9.supported, {instancePath:instancePath+"/verdicts/supported"}))){
vErrors = vErrors === null ? validate856.errors : vErrors.concat(validate856.errors);
errors = vErrors.length;
}
}
if(data9.partial !== undefined && func0.call(data9, "partial")){
if(!(validate856(data9.partial, {instancePath:instancePath+"/verdicts/partial"}))){
vErrors = vErrors === null ? validate856.errors : vErrors.concat(validate856.errors);
errors = vErrors.length;
}
}
if(data9.unsupported !== undefined && func0.call(data9, "unsupported")){
if(!(validate856(data9.unsupported, {instancePath:instancePath+"/verdicts/unsupported"}))){
vErrors = vErrors === null ? validate856.errors : vErrors.concat(validate856.errors);
errors = vErrors.length;
}
}
if(data9.contradicted !== undefined && func0.call(data9, "contradicted")){
if(!(validate856(data9.contradicted, {instancePath:instancePath+"/verdicts/contradicted"}))){
vErrors = vErrors === null ? validate856.errors : vErrors.concat(validate856.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/verdicts",schemaPath:"#/properties/verdicts/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err22); errors++;
}
}
if(data.confusion !== undefined && func0.call(data, "confusion")){
let data14 = data.confusion;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.supported === undefined) || (!(func0.call(data14, "supported")))){
const err23 = {instancePath:instancePath+"/confusion",schemaPath:"#/properties/confusion/required",keyword:"required",params:{missingProperty: "supported"}};
vErrors = addFault(vErrors, err23); errors++;
}
if((data14.partial === undefined) || (!(func0.call(data14, "partial")))){
const err24 = {instancePath:instancePath+"/confusion",schemaPath:"#/properties/confusion/required",keyword:"required",params:{missingProperty: "partial"}};
vErrors = addFault(vErrors, err24); errors++;
}
if((data14.unsupported === undefined) || (!(func0.call(data14, "unsupported")))){
const err25 = {instancePath:instancePath+"/confusion",schemaPath:"#/properties/confusion/required",keyword:"required",params:{missingProperty: "unsupported"}};
vErrors = addFault(vErrors, err25); errors++;
}
if((data14.contradicted === undefined) || (!(func0.call(data14, "contradicted")))){
const err26 = {instancePath:instancePath+"/confusion",schemaPath:"#/properties/confusion/required",keyword:"required",params:{missingProperty: "contradicted"}};
vErrors = addFault(vErrors, err26); errors++;
}
for(const key2 of Object.keys(data14)){ if (errors >= FAULT_LIMIT) break;
if(!((((key2 === "supported") || (key2 === "partial")) || (key2 === "unsupported")) || (key2 === "contradicted"))){
const err27 = {instancePath:instancePath+"/confusion",schemaPath:"#/properties/confusion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = addFault(vErrors, err27); errors++;
}
}
if(data14.supported !== undefined && func0.call(data14, "supported")){
if(!(validate864(data14.supported, {instancePath:instancePath+"/confusion/supported"}))){
vErrors = vErrors === null ? validate864.errors : vErrors.concat(validate864.errors);
errors = vErrors.length;
}
}
if(data14.partial !== undefined && func0.call(data14, "partial")){
if(!(validate864(data14.partial, {instancePath:instancePath+"/confusion/partial"}))){
vErrors = vErrors === null ? validate864.errors : vErrors.concat(validate864.errors);
errors = vErrors.length;
}
}
if(data14.unsupported !== undefined && func0.call(data14, "unsupported")){
if(!(validate864(data14.unsupported, {instancePath:instancePath+"/confusion/unsupported"}))){
vErrors = vErrors === null ? validate864.errors : vErrors.concat(validate864.errors);
errors = vErrors.length;
}
}
if(data14.contradicted !== undefined && func0.call(data14, "contradicted")){
if(!(validate864(data14.contradicted, {instancePath:instancePath+"/confusion/contradicted"}))){
vErrors = vErrors === null ? validate864.errors : vErrors.concat(validate864.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/confusion",schemaPath:"#/properties/confusion/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err28); errors++;
}
}
if(data.flagged !== undefined && func0.call(data, "flagged")){
let data19 = data.flagged;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if((data19.supported === undefined) || (!(func0.call(data19, "supported")))){
const err29 = {instancePath:instancePath+"/flagged",schemaPath:"#/properties/flagged/required",keyword:"required",params:{missingProperty: "supported"}};
vErrors = addFault(vErrors, err29); errors++;
}
if((data19.others === undefined) || (!(func0.call(data19, "others")))){
const err30 = {instancePath:instancePath+"/flagged",schemaPath:"#/properties/flagged/required",keyword:"required",params:{missingProperty: "others"}};
vErrors = addFault(vErrors, err30); errors++;
}
for(const key3 of Object.keys(data19)){ if (errors >= FAULT_LIMIT) break;
if(!((key3 === "supported") || (key3 === "others"))){
const err31 = {instancePath:instancePath+"/flagged",schemaPath:"#/properties/flagged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = addFault(vErrors, err31); errors++;
}
}
if(data19.supported !== undefined && func0.call(data19, "supported")){
if(!(validate848(data19.supported, {instancePath:instancePath+"/flagged/supported"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data19.others !== undefined && func0.call(data19, "others")){
if(!(validate848(data19.others, {instancePath:instancePath+"/flagged/others"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/flagged",schemaPath:"#/properties/flagged/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err32); errors++;
}
}
if(data.checks !== undefined && func0.call(data, "checks")){
let data22 = data.checks;
if(Array.isArray(data22)){
const len0 = data22.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate876(data22[i0], {instancePath:instancePath+"/checks/" + i0}))){
vErrors = vErrors === null ? validate876.errors : vErrors.concat(validate876.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err33); errors++;
}
}
if(data.baselines !== undefined && func0.call(data, "baselines")){
let data24 = data.baselines;
if(Array.isArray(data24)){
const len1 = data24.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate881(data24[i1], {instancePath:instancePath+"/baselines/" + i1}))){
vErrors = vErrors === null ? validate881.errors : vErrors.concat(validate881.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/baselines",schemaPath:"#/properties/baselines/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err34); errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err35); errors++;
}
validate843.errors = vErrors;
return errors === 0;
}

const schema298 = {"type":"object","additionalProperties":false,"properties":{"pairs":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"seconds":{"type":"number","minimum":0},"pairs_per_second":{"type":["number","null"]},"model_calls":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"input_tokens":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"output_tokens":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"money":{"type":"number","minimum":0}}};

function validate889(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.pairs === undefined) || (!(func0.call(data, "pairs")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pairs"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.seconds === undefined) || (!(func0.call(data, "seconds")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seconds"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.pairs_per_second === undefined) || (!(func0.call(data, "pairs_per_second")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pairs_per_second"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.model_calls === undefined) || (!(func0.call(data, "model_calls")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model_calls"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "pairs") || (key0 === "seconds")) || (key0 === "pairs_per_second")) || (key0 === "model_calls")) || (key0 === "input_tokens")) || (key0 === "output_tokens")) || (key0 === "money"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.pairs !== undefined && func0.call(data, "pairs")){
if(!(validate79(data.pairs, {instancePath:instancePath+"/pairs"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.seconds !== undefined && func0.call(data, "seconds")){
let data1 = data.seconds;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.pairs_per_second !== undefined && func0.call(data, "pairs_per_second")){
let data2 = data.pairs_per_second;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/pairs_per_second",schemaPath:"#/properties/pairs_per_second/type",keyword:"type",params:{type: schema298.properties.pairs_per_second.type}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.model_calls !== undefined && func0.call(data, "model_calls")){
if(!(validate79(data.model_calls, {instancePath:instancePath+"/model_calls"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.input_tokens !== undefined && func0.call(data, "input_tokens")){
if(!(validate79(data.input_tokens, {instancePath:instancePath+"/input_tokens"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.output_tokens !== undefined && func0.call(data, "output_tokens")){
if(!(validate79(data.output_tokens, {instancePath:instancePath+"/output_tokens"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.money !== undefined && func0.call(data, "money")){
let data6 = data.money;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err8 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate889.errors = vErrors;
return errors === 0;
}

const schema320 = {"type":["string","number"]};

function validate951(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema320.type}};
vErrors = addFault(vErrors, err0); errors++;
}
validate951.errors = vErrors;
return errors === 0;
}

function validate950(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.error === undefined) || (!(func0.call(data, "error")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "id") || (key0 === "error"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate951(data0, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate951.errors : vErrors.concat(validate951.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err3); errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.error !== undefined && func0.call(data, "error")){
if(!(validate833(data.error, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate833.errors : vErrors.concat(validate833.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate950.errors = vErrors;
return errors === 0;
}

function validate895(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.count === undefined) || (!(func0.call(data, "count")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.first === undefined) || (!(func0.call(data, "first")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "count") || (key0 === "first"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.count !== undefined && func0.call(data, "count")){
if(!(validate79(data.count, {instancePath:instancePath+"/count"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.first !== undefined && func0.call(data, "first")){
let data1 = data.first;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err3 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err3); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate950(data1[i0], {instancePath:instancePath+"/first/" + i0}))){
vErrors = vErrors === null ? validate950.errors : vErrors.concat(validate950.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate895.errors = vErrors;
return errors === 0;
}

const schema323 = {"type":"object","additionalProperties":false,"properties":{"overlap_coverage":{"$ref":"#/$defs/share"},"fabricated":{"$ref":"#/$defs/share"},"below_overlap":{"$ref":"#/$defs/share"},"citation_coverage":{"$ref":"#/$defs/share"},"citation_correctness":{"$ref":"#/$defs/share"},"citation_abstained":{"$ref":"#/$defs/share"},"valid":{"$ref":"#/$defs/share"},"obtainable":{"$ref":"#/$defs/share"},"highly_relevant":{"$ref":"#/$defs/share"},"grade_a":{"$ref":"#/$defs/share"}}};

function validate963(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.overlap_coverage === undefined) || (!(func0.call(data, "overlap_coverage")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "overlap_coverage"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.fabricated === undefined) || (!(func0.call(data, "fabricated")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fabricated"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.below_overlap === undefined) || (!(func0.call(data, "below_overlap")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "below_overlap"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.citation_coverage === undefined) || (!(func0.call(data, "citation_coverage")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citation_coverage"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.citation_correctness === undefined) || (!(func0.call(data, "citation_correctness")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citation_correctness"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.citation_abstained === undefined) || (!(func0.call(data, "citation_abstained")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citation_abstained"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.valid === undefined) || (!(func0.call(data, "valid")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.obtainable === undefined) || (!(func0.call(data, "obtainable")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "obtainable"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.highly_relevant === undefined) || (!(func0.call(data, "highly_relevant")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "highly_relevant"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.grade_a === undefined) || (!(func0.call(data, "grade_a")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grade_a"}};
vErrors = addFault(vErrors, err9); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema323.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.overlap_coverage !== undefined && func0.call(data, "overlap_coverage")){
if(!(validate848(data.overlap_coverage, {instancePath:instancePath+"/overlap_coverage"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.fabricated !== undefined && func0.call(data, "fabricated")){
if(!(validate848(data.fabricated, {instancePath:instancePath+"/fabricated"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.below_overlap !== undefined && func0.call(data, "below_overlap")){
if(!(validate848(data.below_overlap, {instancePath:instancePath+"/below_overlap"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.citation_coverage !== undefined && func0.call(data, "citation_coverage")){
if(!(validate848(data.citation_coverage, {instancePath:instancePath+"/citation_coverage"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.citation_correctness !== undefined && func0.call(data, "citation_correctness")){
if(!(validate848(data.citation_correctness, {instancePath:instancePath+"/citation_correctness"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.citation_abstained !== undefined && func0.call(data, "citation_abstained")){
if(!(validate848(data.citation_abstained, {instancePath:instancePath+"/citation_abstained"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.valid !== undefined && func0.call(data, "valid")){
if(!(validate848(data.valid, {instancePath:instancePath+"/valid"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.obtainable !== undefined && func0.call(data, "obtainable")){
if(!(validate848(data.obtainable, {instancePath:instancePath+"/obtainable"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.highly_relevant !== undefined && func0.call(data, "highly_relevant")){
if(!(validate848(data.highly_relevant, {instancePath:instancePath+"/highly_relevant"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
if(data.grade_a !== undefined && func0.call(data, "grade_a")){
if(!(validate848(data.grade_a, {instancePath:instancePath+"/grade_a"}))){
vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate963.errors = vErrors;
return errors === 0;
}

function validate960(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.answers === undefined) || (!(func0.call(data, "answers")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answers"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.other_documents === undefined) || (!(func0.call(data, "other_documents")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "other_documents"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.measures === undefined) || (!(func0.call(data, "measures")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "measures"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "name") || (key0 === "answers")) || (key0 === "other_documents")) || (key0 === "measures"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(isLonger(data0, 4000)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err5); errors++;
}
if(isShorter(data0, 1)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.answers !== undefined && func0.call(data, "answers")){
if(!(validate79(data.answers, {instancePath:instancePath+"/answers"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.other_documents !== undefined && func0.call(data, "other_documents")){
if(!(validate79(data.other_documents, {instancePath:instancePath+"/other_documents"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.measures !== undefined && func0.call(data, "measures")){
if(!(validate963(data.measures, {instancePath:instancePath+"/measures"}))){
vErrors = vErrors === null ? validate963.errors : vErrors.concat(validate963.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate960.errors = vErrors;
return errors === 0;
}

const schema324 = {"type":"object","additionalProperties":false,"properties":{"a":{"type":"string","minLength":1,"maxLength":4000},"b":{"type":"string","minLength":1,"maxLength":4000},"paired_answers":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"method":{"enum":["paired","unpaired"]},"differences":{"$ref":"#/$defs/differences"}}};

const schema325 = {"type":"object","additionalProperties":false,"properties":{"overlap_coverage":{"$ref":"#/$defs/difference"},"fabricated":{"$ref":"#/$defs/difference"},"below_overlap":{"$ref":"#/$defs/difference"},"citation_coverage":{"$ref":"#/$defs/difference"},"citation_correctness":{"$ref":"#/$defs/difference"},"citation_abstained":{"$ref":"#/$defs/difference"},"valid":{"$ref":"#/$defs/difference"},"obtainable":{"$ref":"#/$defs/difference"},"highly_relevant":{"$ref":"#/$defs/difference"},"grade_a":{"$ref":"#/$defs/difference"}}};

const schema326 = {"type":"object","additionalProperties":false,"properties":{"value":{"type":["number","null"]},"low":{"type":["number","null"]},"high":{"type":["number","null"]},"shown":{"type":"boolean"}}};

function validate979(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.low === undefined) || (!(func0.call(data, "low")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "low"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.high === undefined) || (!(func0.call(data, "high")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "high"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.shown === undefined) || (!(func0.call(data, "shown")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shown"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "value") || (key0 === "low")) || (key0 === "high")) || (key0 === "shown"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data0 = data.value;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema326.properties.value.type}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.low !== undefined && func0.call(data, "low")){
let data1 = data.low;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err6 = {instancePath:instancePath+"/low",schemaPath:"#/properties/low/type",keyword:"type",params:{type: schema326.properties.low.type}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.high !== undefined && func0.call(data, "high")){
let data2 = data.high;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/high",schemaPath:"#/properties/high/type",keyword:"type",params:{type: schema326.properties.high.type}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.shown !== undefined && func0.call(data, "shown")){
if(typeof data.shown !== "boolean"){
const err8 = {instancePath:instancePath+"/shown",schemaPath:"#/properties/shown/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate979.errors = vErrors;
return errors === 0;
}

function validate978(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.overlap_coverage === undefined) || (!(func0.call(data, "overlap_coverage")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "overlap_coverage"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.fabricated === undefined) || (!(func0.call(data, "fabricated")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fabricated"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.below_overlap === undefined) || (!(func0.call(data, "below_overlap")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "below_overlap"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.citation_coverage === undefined) || (!(func0.call(data, "citation_coverage")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citation_coverage"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.citation_correctness === undefined) || (!(func0.call(data, "citation_correctness")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citation_correctness"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.citation_abstained === undefined) || (!(func0.call(data, "citation_abstained")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citation_abstained"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.valid === undefined) || (!(func0.call(data, "valid")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.obtainable === undefined) || (!(func0.call(data, "obtainable")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "obtainable"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.highly_relevant === undefined) || (!(func0.call(data, "highly_relevant")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "highly_relevant"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.grade_a === undefined) || (!(func0.call(data, "grade_a")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grade_a"}};
vErrors = addFault(vErrors, err9); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema325.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.overlap_coverage !== undefined && func0.call(data, "overlap_coverage")){
if(!(validate979(data.overlap_coverage, {instancePath:instancePath+"/overlap_coverage"}))){
vErrors = vErrors === null ? validate979.errors : vErrors.concat(validate979.errors);
errors = vErrors.length;
}
}
if(data.fabricated !== undefined && func0.call(data, "fabricated")){
if(!(validate979(data.fabricated, {instancePath:instancePath+"/fabricated"}))){
vErrors = vErrors === null ? validate979.errors : vErrors.concat(validate979.errors);
errors = vErrors.length;
}
}
if(data.below_overlap !== undefined && func0.call(data, "below_overlap")){
if(!(validate979(data.below_overlap, {instancePath:instancePath+"/below_overlap"}))){
vErrors = vErrors === null ? validate979.errors : vErrors.concat(validate979.errors);
errors = vErrors.length;
}
}
if(data.citation_coverage !== undefined && func0.call(data, "citation_coverage")){
if(!(validate979(data.citation_coverage, {instancePath:instancePath+"/citation_coverage"}))){
vErrors = vErrors === null ? validate979.errors : vErrors.concat(validate979.errors);
errors = vErrors.length;
}
}
if(data.citation_correctness !== undefined && func0.call(data, "citation_correctness")){
if(!(validate979(data.citation_correctness, {instancePath:instancePath+"/citation_correctness"}))){
vErrors = vErrors === null ? validate979.errors : vErrors.concat(validate979.errors);
errors = vErrors.length;
}
}
if(data.citation_abstained !== undefined && func0.call(data, "citation_abstained")){
if(!(validate979(data.citation_abstained, {instancePath:instancePath+"/citation_abstained"}))){
vErrors = vErrors === null ? validate979.errors : vErrors.concat(validate979.errors);
errors = vErrors.length;
}
}
if(data.valid !== undefined && func0.call(data, "valid")){
if(!(validate979(data.valid, {instancePath:instancePath+"/valid"}))){
vErrors = vErrors === null ? validate979.errors : vErrors.concat(validate979.errors);
errors = vErrors.length;
}
}
if(data.obtainable !== undefined && func0.call(data, "obtainable")){
if(!(validate979(data.obtainable, {instancePath:instancePath+"/obtainable"}))){
vErrors = vErrors === null ? validate979.errors : vErrors.concat(validate979.errors);
errors = vErrors.length;
}
}
if(data.highly_relevant !== undefined && func0.call(data, "highly_relevant")){
if(!(validate979(data.highly_relevant, {instancePath:instancePath+"/highly_relevant"}))){
vErrors = vErrors === null ? validate979.errors : vErrors.concat(validate979.errors);
errors = vErrors.length;
}
}
if(data.grade_a !== undefined && func0.call(data, "grade_a")){
if(!(validate979(data.grade_a, {instancePath:instancePath+"/grade_a"}))){
vErrors = vErrors === null ? validate979.errors : vErrors.concat(validate979.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate978.errors = vErrors;
return errors === 0;
}

function validate976(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.a === undefined) || (!(func0.call(data, "a")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "a"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.b === undefined) || (!(func0.call(data, "b")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "b"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.paired_answers === undefined) || (!(func0.call(data, "paired_answers")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paired_answers"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.method === undefined) || (!(func0.call(data, "method")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.differences === undefined) || (!(func0.call(data, "differences")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "differences"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "a") || (key0 === "b")) || (key0 === "paired_answers")) || (key0 === "method")) || (key0 === "differences"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.a !== undefined && func0.call(data, "a")){
let data0 = data.a;
if(typeof data0 === "string"){
if(isLonger(data0, 4000)){
const err6 = {instancePath:instancePath+"/a",schemaPath:"#/properties/a/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err6); errors++;
}
if(isShorter(data0, 1)){
const err7 = {instancePath:instancePath+"/a",schemaPath:"#/properties/a/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/a",schemaPath:"#/properties/a/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.b !== undefined && func0.call(data, "b")){
let data1 = data.b;
if(typeof data1 === "string"){
if(isLonger(data1, 4000)){
const err9 = {instancePath:instancePath+"/b",schemaPath:"#/properties/b/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err9); errors++;
}
if(isShorter(data1, 1)){
const err10 = {instancePath:instancePath+"/b",schemaPath:"#/properties/b/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/b",schemaPath:"#/properties/b/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.paired_answers !== undefined && func0.call(data, "paired_answers")){
if(!(validate79(data.paired_answers, {instancePath:instancePath+"/paired_answers"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.method !== undefined && func0.call(data, "method")){
let data3 = data.method;
if(!((data3 === "paired") || (data3 === "unpaired"))){
const err12 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema324.properties.method.enum}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.differences !== undefined && func0.call(data, "differences")){
if(!(validate978(data.differences, {instancePath:instancePath+"/differences"}))){
vErrors = vErrors === null ? validate978.errors : vErrors.concat(validate978.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate976.errors = vErrors;
return errors === 0;
}

function validate995(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.findings === undefined) || (!(func0.call(data, "findings")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.answers === undefined) || (!(func0.call(data, "answers")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answers"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "name") || (key0 === "findings")) || (key0 === "answers"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(isLonger(data0, 4000)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err4); errors++;
}
if(isShorter(data0, 1)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.findings !== undefined && func0.call(data, "findings")){
if(!(validate79(data.findings, {instancePath:instancePath+"/findings"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.answers !== undefined && func0.call(data, "answers")){
if(!(validate79(data.answers, {instancePath:instancePath+"/answers"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate995.errors = vErrors;
return errors === 0;
}

function validate1001(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.report === undefined) || (!(func0.call(data, "report")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "report"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "report") || (key0 === "address")) || (key0 === "rule")) || (key0 === "claim")) || (key0 === "message"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.report !== undefined && func0.call(data, "report")){
let data0 = data.report;
if(typeof data0 === "string"){
if(isLonger(data0, 4000)){
const err4 = {instancePath:instancePath+"/report",schemaPath:"#/properties/report/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err4); errors++;
}
if(isShorter(data0, 1)){
const err5 = {instancePath:instancePath+"/report",schemaPath:"#/properties/report/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/report",schemaPath:"#/properties/report/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.address !== undefined && func0.call(data, "address")){
if(typeof data.address !== "string"){
const err7 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(!(validate135(data.rule, {instancePath:instancePath+"/rule"}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
if(data.claim !== undefined && func0.call(data, "claim")){
if(typeof data.claim !== "string"){
const err8 = {instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
if(typeof data.message !== "string"){
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate1001.errors = vErrors;
return errors === 0;
}

function validate992(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.findings === undefined) || (!(func0.call(data, "findings")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.answers === undefined) || (!(func0.call(data, "answers")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answers"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.rules === undefined) || (!(func0.call(data, "rules")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.prompt === undefined) || (!(func0.call(data, "prompt")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.examples === undefined) || (!(func0.call(data, "examples")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "examples"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "kind") || (key0 === "findings")) || (key0 === "answers")) || (key0 === "systems")) || (key0 === "difference")) || (key0 === "rules")) || (key0 === "prompt")) || (key0 === "examples"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 === "string"){
if(isLonger(data0, 80)){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = addFault(vErrors, err7); errors++;
}
if(isShorter(data0, 1)){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.findings !== undefined && func0.call(data, "findings")){
if(!(validate79(data.findings, {instancePath:instancePath+"/findings"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.answers !== undefined && func0.call(data, "answers")){
if(!(validate79(data.answers, {instancePath:instancePath+"/answers"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.systems !== undefined && func0.call(data, "systems")){
let data3 = data.systems;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate995(data3[i0], {instancePath:instancePath+"/systems/" + i0}))){
vErrors = vErrors === null ? validate995.errors : vErrors.concat(validate995.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/systems",schemaPath:"#/properties/systems/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.difference !== undefined && func0.call(data, "difference")){
if(!(validate979(data.difference, {instancePath:instancePath+"/difference"}))){
vErrors = vErrors === null ? validate979.errors : vErrors.concat(validate979.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data6 = data.rules;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 of Object.keys(data6)){ if (errors >= FAULT_LIMIT) break;
const _errs12 = errors;
if(typeof key1 === "string"){
if(isLonger(key1, 100)){
const err11 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},propertyName:key1};
vErrors = addFault(vErrors, err11); errors++;
}
if(isShorter(key1, 1)){
const err12 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
vErrors = addFault(vErrors, err12); errors++;
}
}
var valid3 = _errs12 === errors;
if(!valid3){
const err13 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
vErrors = addFault(vErrors, err13); errors++;
}
}
for(const key2 of Object.keys(data6)){ if (errors >= FAULT_LIMIT) break;
if(!(validate79(data6[key2], {instancePath:instancePath+"/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.prompt !== undefined && func0.call(data, "prompt")){
let data8 = data.prompt;
if(typeof data8 === "string"){
if(isShorter(data8, 1)){
const err15 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.examples !== undefined && func0.call(data, "examples")){
let data9 = data.examples;
if(Array.isArray(data9)){
if(data9.length > 100){
const err17 = {instancePath:instancePath+"/examples",schemaPath:"#/properties/examples/maxItems",keyword:"maxItems",params:{limit: 100}};
vErrors = addFault(vErrors, err17); errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate1001(data9[i1], {instancePath:instancePath+"/examples/" + i1}))){
vErrors = vErrors === null ? validate1001.errors : vErrors.concat(validate1001.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err19); errors++;
}
validate992.errors = vErrors;
return errors === 0;
}

const schema331 = {"type":"object","additionalProperties":false,"properties":{"report":{"type":"string","minLength":1,"maxLength":4000},"citation":{"$ref":"urn:loccit:primitives:1#/$defs/citation_address"},"verdict":{"$ref":"urn:loccit:primitives:1#/$defs/support_verdict"},"index_entry_id":{"$ref":"urn:loccit:primitives:1#/$defs/index_entry_id"},"retrieved":{"type":["number","null"]},"reranked":{"type":["number","null"]},"selected":{"type":["number","null"]},"dropped":{"type":["string","null"]}}};

function validate1008(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.report === undefined) || (!(func0.call(data, "report")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "report"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.citation === undefined) || (!(func0.call(data, "citation")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citation"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.index_entry_id === undefined) || (!(func0.call(data, "index_entry_id")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "index_entry_id"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.retrieved === undefined) || (!(func0.call(data, "retrieved")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retrieved"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.reranked === undefined) || (!(func0.call(data, "reranked")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reranked"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.selected === undefined) || (!(func0.call(data, "selected")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selected"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.dropped === undefined) || (!(func0.call(data, "dropped")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dropped"}};
vErrors = addFault(vErrors, err7); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "report") || (key0 === "citation")) || (key0 === "verdict")) || (key0 === "index_entry_id")) || (key0 === "retrieved")) || (key0 === "reranked")) || (key0 === "selected")) || (key0 === "dropped"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.report !== undefined && func0.call(data, "report")){
let data0 = data.report;
if(typeof data0 === "string"){
if(isLonger(data0, 4000)){
const err9 = {instancePath:instancePath+"/report",schemaPath:"#/properties/report/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err9); errors++;
}
if(isShorter(data0, 1)){
const err10 = {instancePath:instancePath+"/report",schemaPath:"#/properties/report/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/report",schemaPath:"#/properties/report/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.citation !== undefined && func0.call(data, "citation")){
if(!(validate131(data.citation, {instancePath:instancePath+"/citation"}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
if(!(validate482(data.verdict, {instancePath:instancePath+"/verdict"}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
if(data.index_entry_id !== undefined && func0.call(data, "index_entry_id")){
if(!(validate77(data.index_entry_id, {instancePath:instancePath+"/index_entry_id"}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.retrieved !== undefined && func0.call(data, "retrieved")){
let data4 = data.retrieved;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err12 = {instancePath:instancePath+"/retrieved",schemaPath:"#/properties/retrieved/type",keyword:"type",params:{type: schema331.properties.retrieved.type}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.reranked !== undefined && func0.call(data, "reranked")){
let data5 = data.reranked;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err13 = {instancePath:instancePath+"/reranked",schemaPath:"#/properties/reranked/type",keyword:"type",params:{type: schema331.properties.reranked.type}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.selected !== undefined && func0.call(data, "selected")){
let data6 = data.selected;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err14 = {instancePath:instancePath+"/selected",schemaPath:"#/properties/selected/type",keyword:"type",params:{type: schema331.properties.selected.type}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.dropped !== undefined && func0.call(data, "dropped")){
let data7 = data.dropped;
if((typeof data7 !== "string") && (data7 !== null)){
const err15 = {instancePath:instancePath+"/dropped",schemaPath:"#/properties/dropped/type",keyword:"type",params:{type: schema331.properties.dropped.type}};
vErrors = addFault(vErrors, err15); errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err16); errors++;
}
validate1008.errors = vErrors;
return errors === 0;
}

function validate1005(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.audits === undefined) || (!(func0.call(data, "audits")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audits"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.reports_without_audit === undefined) || (!(func0.call(data, "reports_without_audit")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reports_without_audit"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.rows === undefined) || (!(func0.call(data, "rows")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "audits") || (key0 === "reports_without_audit")) || (key0 === "rows"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.audits !== undefined && func0.call(data, "audits")){
if(!(validate79(data.audits, {instancePath:instancePath+"/audits"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.reports_without_audit !== undefined && func0.call(data, "reports_without_audit")){
if(!(validate79(data.reports_without_audit, {instancePath:instancePath+"/reports_without_audit"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.rows !== undefined && func0.call(data, "rows")){
let data2 = data.rows;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1008(data2[i0], {instancePath:instancePath+"/rows/" + i0}))){
vErrors = vErrors === null ? validate1008.errors : vErrors.concat(validate1008.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate1005.errors = vErrors;
return errors === 0;
}

function validate1017(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.positive === undefined) || (!(func0.call(data, "positive")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "positive"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.negative === undefined) || (!(func0.call(data, "negative")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "negative"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.open === undefined) || (!(func0.call(data, "open")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "open"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.left_out === undefined) || (!(func0.call(data, "left_out")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "left_out"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "file") || (key0 === "positive")) || (key0 === "negative")) || (key0 === "open")) || (key0 === "left_out"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
let data0 = data.file;
if(typeof data0 === "string"){
if(isLonger(data0, 4000)){
const err6 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err6); errors++;
}
if(isShorter(data0, 1)){
const err7 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.positive !== undefined && func0.call(data, "positive")){
if(!(validate79(data.positive, {instancePath:instancePath+"/positive"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.negative !== undefined && func0.call(data, "negative")){
if(!(validate79(data.negative, {instancePath:instancePath+"/negative"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.open !== undefined && func0.call(data, "open")){
if(!(validate79(data.open, {instancePath:instancePath+"/open"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.left_out !== undefined && func0.call(data, "left_out")){
if(!(validate79(data.left_out, {instancePath:instancePath+"/left_out"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate1017.errors = vErrors;
return errors === 0;
}

function validate842(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:evaluation:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema288.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:evaluation:1" !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:evaluation:1"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(!((data1 === "pairs") || (data1 === "answers"))){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema288.properties.kind.enum}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.sets !== undefined && func0.call(data, "sets")){
let data2 = data.sets;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate843(data2[i0], {instancePath:instancePath+"/sets/" + i0}))){
vErrors = vErrors === null ? validate843.errors : vErrors.concat(validate843.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/sets",schemaPath:"#/properties/sets/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.all !== undefined && func0.call(data, "all")){
if(!(validate843(data.all, {instancePath:instancePath+"/all"}))){
vErrors = vErrors === null ? validate843.errors : vErrors.concat(validate843.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined && func0.call(data, "cost")){
if(!(validate889(data.cost, {instancePath:instancePath+"/cost"}))){
vErrors = vErrors === null ? validate889.errors : vErrors.concat(validate889.errors);
errors = vErrors.length;
}
}
if(data.refused !== undefined && func0.call(data, "refused")){
if(!(validate895(data.refused, {instancePath:instancePath+"/refused"}))){
vErrors = vErrors === null ? validate895.errors : vErrors.concat(validate895.errors);
errors = vErrors.length;
}
}
if(data.unlabelled !== undefined && func0.call(data, "unlabelled")){
if(!(validate79(data.unlabelled, {instancePath:instancePath+"/unlabelled"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.systems !== undefined && func0.call(data, "systems")){
let data8 = data.systems;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate960(data8[i1], {instancePath:instancePath+"/systems/" + i1}))){
vErrors = vErrors === null ? validate960.errors : vErrors.concat(validate960.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/systems",schemaPath:"#/properties/systems/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.comparison !== undefined && func0.call(data, "comparison")){
if(!(validate976(data.comparison, {instancePath:instancePath+"/comparison"}))){
vErrors = vErrors === null ? validate976.errors : vErrors.concat(validate976.errors);
errors = vErrors.length;
}
}
if(data.patterns !== undefined && func0.call(data, "patterns")){
let data11 = data.patterns;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
if(!(validate992(data11[i2], {instancePath:instancePath+"/patterns/" + i2}))){
vErrors = vErrors === null ? validate992.errors : vErrors.concat(validate992.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/patterns",schemaPath:"#/properties/patterns/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.retrieval !== undefined && func0.call(data, "retrieval")){
if(!(validate1005(data.retrieval, {instancePath:instancePath+"/retrieval"}))){
vErrors = vErrors === null ? validate1005.errors : vErrors.concat(validate1005.errors);
errors = vErrors.length;
}
}
if(data.exported !== undefined && func0.call(data, "exported")){
if(!(validate1017(data.exported, {instancePath:instancePath+"/exported"}))){
vErrors = vErrors === null ? validate1017.errors : vErrors.concat(validate1017.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate842.errors = vErrors;
return errors === 0;
}

export const compiled_ingest_result = validate1023;

const schema336 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:ingest-result:1"},"generation":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/generation_id"},{"type":"null"}]},"generations":{"type":"array","items":{"$ref":"#/$defs/published"}},"documents":{"type":"array","items":{"$ref":"#/$defs/document"}},"deleted":{"type":"array","items":{"$ref":"#/$defs/deleted"}},"refused":{"type":"array","items":{"$ref":"#/$defs/refused"}},"ignored":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"symbolic_links":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"stores":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"unpublished":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"hidden_chars":{"$ref":"urn:loccit:primitives:1#/$defs/count"}}};

function validate1026(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.generation === undefined) || (!(func0.call(data, "generation")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.published === undefined) || (!(func0.call(data, "published")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "published"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "tenant_id") || (key0 === "generation")) || (key0 === "published"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate87(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.generation !== undefined && func0.call(data, "generation")){
if(!(validate176(data.generation, {instancePath:instancePath+"/generation"}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
if(data.published !== undefined && func0.call(data, "published")){
if(typeof data.published !== "boolean"){
const err4 = {instancePath:instancePath+"/published",schemaPath:"#/properties/published/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate1026.errors = vErrors;
return errors === 0;
}

const schema340 = {"type":"object","additionalProperties":false,"properties":{"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"document_id":{"$ref":"urn:loccit:primitives:1#/$defs/document_id"},"source_uri":{"$ref":"urn:loccit:primitives:1#/$defs/source_uri"},"source_version":{"$ref":"urn:loccit:primitives:1#/$defs/source_version"},"media_type":{"$ref":"urn:loccit:primitives:1#/$defs/media_type"},"raw_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"canonical_revision_id":{"$ref":"urn:loccit:primitives:1#/$defs/canonical_revision_id"},"parse_revision_id":{"$ref":"urn:loccit:primitives:1#/$defs/parse_revision_id"},"elements":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"chunks":{"$ref":"urn:loccit:primitives:1#/$defs/count"}}};

function validate1031(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.source_uri === undefined) || (!(func0.call(data, "source_uri")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_uri"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.source_version === undefined) || (!(func0.call(data, "source_version")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_version"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.media_type === undefined) || (!(func0.call(data, "media_type")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "media_type"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.raw_sha256 === undefined) || (!(func0.call(data, "raw_sha256")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "raw_sha256"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.canonical_revision_id === undefined) || (!(func0.call(data, "canonical_revision_id")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canonical_revision_id"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.parse_revision_id === undefined) || (!(func0.call(data, "parse_revision_id")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parse_revision_id"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.elements === undefined) || (!(func0.call(data, "elements")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "elements"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.chunks === undefined) || (!(func0.call(data, "chunks")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chunks"}};
vErrors = addFault(vErrors, err9); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema340.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate87(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(!(validate652(data.document_id, {instancePath:instancePath+"/document_id"}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
if(data.source_uri !== undefined && func0.call(data, "source_uri")){
if(!(validate656(data.source_uri, {instancePath:instancePath+"/source_uri"}))){
vErrors = vErrors === null ? validate656.errors : vErrors.concat(validate656.errors);
errors = vErrors.length;
}
}
if(data.source_version !== undefined && func0.call(data, "source_version")){
if(!(validate652(data.source_version, {instancePath:instancePath+"/source_version"}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
if(data.media_type !== undefined && func0.call(data, "media_type")){
if(!(validate661(data.media_type, {instancePath:instancePath+"/media_type"}))){
vErrors = vErrors === null ? validate661.errors : vErrors.concat(validate661.errors);
errors = vErrors.length;
}
}
if(data.raw_sha256 !== undefined && func0.call(data, "raw_sha256")){
if(!(validate67(data.raw_sha256, {instancePath:instancePath+"/raw_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.canonical_revision_id !== undefined && func0.call(data, "canonical_revision_id")){
if(!(validate69(data.canonical_revision_id, {instancePath:instancePath+"/canonical_revision_id"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.parse_revision_id !== undefined && func0.call(data, "parse_revision_id")){
if(!(validate71(data.parse_revision_id, {instancePath:instancePath+"/parse_revision_id"}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.elements !== undefined && func0.call(data, "elements")){
if(!(validate79(data.elements, {instancePath:instancePath+"/elements"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.chunks !== undefined && func0.call(data, "chunks")){
if(!(validate79(data.chunks, {instancePath:instancePath+"/chunks"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate1031.errors = vErrors;
return errors === 0;
}

function validate1051(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "tenant_id") || (key0 === "document_id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate87(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(!(validate652(data.document_id, {instancePath:instancePath+"/document_id"}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate1051.errors = vErrors;
return errors === 0;
}

function validate1055(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.error === undefined) || (!(func0.call(data, "error")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "path") || (key0 === "error"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(typeof data.path !== "string"){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.error !== undefined && func0.call(data, "error")){
if(!(validate833(data.error, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate833.errors : vErrors.concat(validate833.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate1055.errors = vErrors;
return errors === 0;
}

function validate1023(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:ingest-result:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.generation === undefined) || (!(func0.call(data, "generation")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.generations === undefined) || (!(func0.call(data, "generations")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generations"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.documents === undefined) || (!(func0.call(data, "documents")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.refused === undefined) || (!(func0.call(data, "refused")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refused"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.ignored === undefined) || (!(func0.call(data, "ignored")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ignored"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.symbolic_links === undefined) || (!(func0.call(data, "symbolic_links")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbolic_links"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.stores === undefined) || (!(func0.call(data, "stores")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stores"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.unpublished === undefined) || (!(func0.call(data, "unpublished")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unpublished"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.hidden_chars === undefined) || (!(func0.call(data, "hidden_chars")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hidden_chars"}};
vErrors = addFault(vErrors, err9); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema336.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:ingest-result:1" !== data.schema){
const err11 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:ingest-result:1"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.generation !== undefined && func0.call(data, "generation")){
let data1 = data.generation;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate176(data1, {instancePath:instancePath+"/generation"}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err12 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err12); errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err13 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err13); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.generations !== undefined && func0.call(data, "generations")){
let data2 = data.generations;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1026(data2[i0], {instancePath:instancePath+"/generations/" + i0}))){
vErrors = vErrors === null ? validate1026.errors : vErrors.concat(validate1026.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/generations",schemaPath:"#/properties/generations/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.documents !== undefined && func0.call(data, "documents")){
let data4 = data.documents;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate1031(data4[i1], {instancePath:instancePath+"/documents/" + i1}))){
vErrors = vErrors === null ? validate1031.errors : vErrors.concat(validate1031.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.deleted !== undefined && func0.call(data, "deleted")){
let data6 = data.deleted;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
if(!(validate1051(data6[i2], {instancePath:instancePath+"/deleted/" + i2}))){
vErrors = vErrors === null ? validate1051.errors : vErrors.concat(validate1051.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.refused !== undefined && func0.call(data, "refused")){
let data8 = data.refused;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3 && errors < FAULT_LIMIT; i3++){
if(!(validate1055(data8[i3], {instancePath:instancePath+"/refused/" + i3}))){
vErrors = vErrors === null ? validate1055.errors : vErrors.concat(validate1055.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.ignored !== undefined && func0.call(data, "ignored")){
if(!(validate79(data.ignored, {instancePath:instancePath+"/ignored"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.symbolic_links !== undefined && func0.call(data, "symbolic_links")){
if(!(validate79(data.symbolic_links, {instancePath:instancePath+"/symbolic_links"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.stores !== undefined && func0.call(data, "stores")){
if(!(validate79(data.stores, {instancePath:instancePath+"/stores"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.unpublished !== undefined && func0.call(data, "unpublished")){
if(!(validate79(data.unpublished, {instancePath:instancePath+"/unpublished"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.hidden_chars !== undefined && func0.call(data, "hidden_chars")){
if(!(validate79(data.hidden_chars, {instancePath:instancePath+"/hidden_chars"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err18); errors++;
}
validate1023.errors = vErrors;
return errors === 0;
}

export const compiled_lineage_trace = validate1066;

const schema355 = {"type":"object","additionalProperties":false,"properties":{"level":{"enum":["raw","canonical","parse","element","chunk","index-entry","generation","span"]},"id":{"type":"string"},"preimage":{"type":["object","null"]},"recomputed":{"type":["string","null"]},"state":{"$ref":"#/$defs/state"},"faults":{"type":"array","items":{"type":"string"}},"unchecked":{"type":"array","items":{"type":"string"}},"rerun":{"$ref":"#/$defs/state"}}};

const schema356 = {"enum":["matched","mismatched","not-available"]};

function validate1071(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "matched") || (data === "mismatched")) || (data === "not-available"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema356.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate1071.errors = vErrors;
return errors === 0;
}

function validate1070(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.level === undefined) || (!(func0.call(data, "level")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.preimage === undefined) || (!(func0.call(data, "preimage")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preimage"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.recomputed === undefined) || (!(func0.call(data, "recomputed")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recomputed"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.unchecked === undefined) || (!(func0.call(data, "unchecked")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unchecked"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "level") || (key0 === "id")) || (key0 === "preimage")) || (key0 === "recomputed")) || (key0 === "state")) || (key0 === "faults")) || (key0 === "unchecked")) || (key0 === "rerun"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.level !== undefined && func0.call(data, "level")){
let data0 = data.level;
if(!((((((((data0 === "raw") || (data0 === "canonical")) || (data0 === "parse")) || (data0 === "element")) || (data0 === "chunk")) || (data0 === "index-entry")) || (data0 === "generation")) || (data0 === "span"))){
const err8 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema355.properties.level.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.preimage !== undefined && func0.call(data, "preimage")){
let data2 = data.preimage;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err10 = {instancePath:instancePath+"/preimage",schemaPath:"#/properties/preimage/type",keyword:"type",params:{type: schema355.properties.preimage.type}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.recomputed !== undefined && func0.call(data, "recomputed")){
let data3 = data.recomputed;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/recomputed",schemaPath:"#/properties/recomputed/type",keyword:"type",params:{type: schema355.properties.recomputed.type}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
if(!(validate1071(data.state, {instancePath:instancePath+"/state"}))){
vErrors = vErrors === null ? validate1071.errors : vErrors.concat(validate1071.errors);
errors = vErrors.length;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data5 = data.faults;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(typeof data5[i0] !== "string"){
const err12 = {instancePath:instancePath+"/faults/" + i0,schemaPath:"#/properties/faults/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.unchecked !== undefined && func0.call(data, "unchecked")){
let data7 = data.unchecked;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(typeof data7[i1] !== "string"){
const err14 = {instancePath:instancePath+"/unchecked/" + i1,schemaPath:"#/properties/unchecked/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/unchecked",schemaPath:"#/properties/unchecked/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.rerun !== undefined && func0.call(data, "rerun")){
if(!(validate1071(data.rerun, {instancePath:instancePath+"/rerun"}))){
vErrors = vErrors === null ? validate1071.errors : vErrors.concat(validate1071.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err16); errors++;
}
validate1070.errors = vErrors;
return errors === 0;
}

function validate1069(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 8){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 8}};
vErrors = addFault(vErrors, err0); errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1070(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate1070.errors : vErrors.concat(validate1070.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate1069.errors = vErrors;
return errors === 0;
}

const schema357 = {"type":"object","additionalProperties":false,"properties":{"state":{"enum":["current","unchanged","moved","ambiguous","changed","deleted","unavailable"]},"canonical_revision_id":{"type":["string","null"]},"places":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/place"}}}};

function validate1076(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.canonical_revision_id === undefined) || (!(func0.call(data, "canonical_revision_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canonical_revision_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.places === undefined) || (!(func0.call(data, "places")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "places"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "state") || (key0 === "canonical_revision_id")) || (key0 === "places"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data0 = data.state;
if(!(((((((data0 === "current") || (data0 === "unchanged")) || (data0 === "moved")) || (data0 === "ambiguous")) || (data0 === "changed")) || (data0 === "deleted")) || (data0 === "unavailable"))){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema357.properties.state.enum}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.canonical_revision_id !== undefined && func0.call(data, "canonical_revision_id")){
let data1 = data.canonical_revision_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/canonical_revision_id",schemaPath:"#/properties/canonical_revision_id/type",keyword:"type",params:{type: schema357.properties.canonical_revision_id.type}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.places !== undefined && func0.call(data, "places")){
let data2 = data.places;
if(Array.isArray(data2)){
if(data2.length > 1000){
const err6 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err6); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate120(data2[i0], {instancePath:instancePath+"/places/" + i0}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate1076.errors = vErrors;
return errors === 0;
}

function validate1083(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.address === undefined) || (!(func0.call(data, "address")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.links === undefined) || (!(func0.call(data, "links")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.rerun === undefined) || (!(func0.call(data, "rerun")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rerun"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.holds === undefined) || (!(func0.call(data, "holds")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holds"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "address") || (key0 === "links")) || (key0 === "rerun")) || (key0 === "holds")) || (key0 === "drift"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.address !== undefined && func0.call(data, "address")){
if(!(validate131(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.links !== undefined && func0.call(data, "links")){
if(!(validate1069(data.links, {instancePath:instancePath+"/links"}))){
vErrors = vErrors === null ? validate1069.errors : vErrors.concat(validate1069.errors);
errors = vErrors.length;
}
}
if(data.rerun !== undefined && func0.call(data, "rerun")){
if(typeof data.rerun !== "boolean"){
const err5 = {instancePath:instancePath+"/rerun",schemaPath:"#/properties/rerun/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.holds !== undefined && func0.call(data, "holds")){
if(typeof data.holds !== "boolean"){
const err6 = {instancePath:instancePath+"/holds",schemaPath:"#/properties/holds/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.drift !== undefined && func0.call(data, "drift")){
if(!(validate1076(data.drift, {instancePath:instancePath+"/drift"}))){
vErrors = vErrors === null ? validate1076.errors : vErrors.concat(validate1076.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate1083.errors = vErrors;
return errors === 0;
}

function validate1066(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:lineage-trace:1" */;
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.traces === undefined) || (!(func0.call(data, "traces")))) && (missing0 = "traces")){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
var valid1 = _errs4 === errors;
if(valid1){
const err1 = {instancePath,schemaPath:"#/oneOf/0/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.address === undefined) || (!(func0.call(data, "address")))){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "address"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.rerun === undefined) || (!(func0.call(data, "rerun")))){
const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "rerun"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.holds === undefined) || (!(func0.call(data, "holds")))){
const err4 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "holds"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.links === undefined) || (!(func0.call(data, "links")))){
const err5 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "links"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.address === undefined) || (!(func0.call(data, "address")))) && (missing1 = "address")){
const err6 = {};
vErrors = addFault(vErrors, err6); errors++;
}
}
var _valid1 = _errs9 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.rerun === undefined) || (!(func0.call(data, "rerun")))) && (missing2 = "rerun")){
const err7 = {};
vErrors = addFault(vErrors, err7); errors++;
}
}
var _valid1 = _errs10 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.holds === undefined) || (!(func0.call(data, "holds")))) && (missing3 = "holds")){
const err8 = {};
vErrors = addFault(vErrors, err8); errors++;
}
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.links === undefined) || (!(func0.call(data, "links")))) && (missing4 = "links")){
const err9 = {};
vErrors = addFault(vErrors, err9); errors++;
}
}
var _valid1 = _errs12 === errors;
valid3 = valid3 || _valid1;
}
}
}
if(!valid3){
const err10 = {};
vErrors = addFault(vErrors, err10); errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs7 === errors;
if(valid2){
const err11 = {instancePath,schemaPath:"#/oneOf/1/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err11); errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.traces === undefined) || (!(func0.call(data, "traces")))){
const err12 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "traces"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err13 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
vErrors = addFault(vErrors, err13); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err14); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "schema") || (key0 === "address")) || (key0 === "rerun")) || (key0 === "holds")) || (key0 === "links")) || (key0 === "drift")) || (key0 === "traces"))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:lineage-trace:1" !== data.schema){
const err16 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:lineage-trace:1"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.address !== undefined && func0.call(data, "address")){
if(!(validate131(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.rerun !== undefined && func0.call(data, "rerun")){
if(typeof data.rerun !== "boolean"){
const err17 = {instancePath:instancePath+"/rerun",schemaPath:"#/properties/rerun/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.holds !== undefined && func0.call(data, "holds")){
if(typeof data.holds !== "boolean"){
const err18 = {instancePath:instancePath+"/holds",schemaPath:"#/properties/holds/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data.links !== undefined && func0.call(data, "links")){
if(!(validate1069(data.links, {instancePath:instancePath+"/links"}))){
vErrors = vErrors === null ? validate1069.errors : vErrors.concat(validate1069.errors);
errors = vErrors.length;
}
}
if(data.drift !== undefined && func0.call(data, "drift")){
if(!(validate1076(data.drift, {instancePath:instancePath+"/drift"}))){
vErrors = vErrors === null ? validate1076.errors : vErrors.concat(validate1076.errors);
errors = vErrors.length;
}
}
if(data.traces !== undefined && func0.call(data, "traces")){
let data6 = data.traces;
if(Array.isArray(data6)){
if(data6.length < 2){
const err19 = {instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = addFault(vErrors, err19); errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1083(data6[i0], {instancePath:instancePath+"/traces/" + i0}))){
vErrors = vErrors === null ? validate1083.errors : vErrors.concat(validate1083.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err20); errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err21); errors++;
}
validate1066.errors = vErrors;
return errors === 0;
}

export const compiled_models = validate1088;

const schema361 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:models:1"},"judge":{"$ref":"#/$defs/judge_model"},"embeddings":{"$ref":"#/$defs/embedding_model"},"classifier":{"$ref":"#/$defs/classifier_model"},"local_embeddings":{"$ref":"#/$defs/local_embedding_model"},"reranker":{"$ref":"#/$defs/reranker_model"},"writer":{"$ref":"#/$defs/writer_model"},"key_claims":{"$ref":"#/$defs/key_claims"},"budget":{"$ref":"#/$defs/model_budget"},"calls":{"$ref":"#/$defs/model_calls"},"cache":{"type":"string","minLength":1,"maxLength":4096}}};

const schema362 = {"type":"object","additionalProperties":false,"properties":{"protocol":{"enum":["openai","anthropic"]},"base_url":{"$ref":"#/$defs/base_url"},"model":{"$ref":"#/$defs/model_name"},"when":{"enum":["middle","undecided","key","all"]},"runs":{"type":"integer","minimum":1,"maximum":9},"pairs_per_call":{"type":"integer","minimum":1,"maximum":16},"allow_insecure":{"$ref":"#/$defs/allow_insecure"},"price":{"$ref":"#/$defs/token_price"}}};

function validate1090(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 2048)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048}};
vErrors = addFault(vErrors, err0); errors++;
}
if(isShorter(data, 1)){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate1090.errors = vErrors;
return errors === 0;
}

function validate1094(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err0); errors++;
}
validate1094.errors = vErrors;
return errors === 0;
}

function validate1096(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.input_per_million === undefined) || (!(func0.call(data, "input_per_million")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input_per_million"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.output_per_million === undefined) || (!(func0.call(data, "output_per_million")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "output_per_million"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "input_per_million") || (key0 === "output_per_million"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.input_per_million !== undefined && func0.call(data, "input_per_million")){
let data0 = data.input_per_million;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/input_per_million",schemaPath:"#/properties/input_per_million/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/input_per_million",schemaPath:"#/properties/input_per_million/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.output_per_million !== undefined && func0.call(data, "output_per_million")){
let data1 = data.output_per_million;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/output_per_million",schemaPath:"#/properties/output_per_million/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/output_per_million",schemaPath:"#/properties/output_per_million/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate1096.errors = vErrors;
return errors === 0;
}

function validate1089(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.protocol === undefined) || (!(func0.call(data, "protocol")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "protocol"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.model === undefined) || (!(func0.call(data, "model")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "protocol") || (key0 === "base_url")) || (key0 === "model")) || (key0 === "when")) || (key0 === "runs")) || (key0 === "pairs_per_call")) || (key0 === "allow_insecure")) || (key0 === "price"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.protocol !== undefined && func0.call(data, "protocol")){
let data0 = data.protocol;
if(!((data0 === "openai") || (data0 === "anthropic"))){
const err3 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema362.properties.protocol.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.base_url !== undefined && func0.call(data, "base_url")){
if(!(validate1090(data.base_url, {instancePath:instancePath+"/base_url"}))){
vErrors = vErrors === null ? validate1090.errors : vErrors.concat(validate1090.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined && func0.call(data, "model")){
if(!(validate87(data.model, {instancePath:instancePath+"/model"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined && func0.call(data, "when")){
let data3 = data.when;
if(!((((data3 === "middle") || (data3 === "undecided")) || (data3 === "key")) || (data3 === "all"))){
const err4 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/enum",keyword:"enum",params:{allowedValues: schema362.properties.when.enum}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.runs !== undefined && func0.call(data, "runs")){
let data4 = data.runs;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
vErrors = addFault(vErrors, err6); errors++;
}
if(data4 < 1 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
if(data.pairs_per_call !== undefined && func0.call(data, "pairs_per_call")){
let data5 = data.pairs_per_call;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/pairs_per_call",schemaPath:"#/properties/pairs_per_call/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 16 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/pairs_per_call",schemaPath:"#/properties/pairs_per_call/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16}};
vErrors = addFault(vErrors, err9); errors++;
}
if(data5 < 1 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/pairs_per_call",schemaPath:"#/properties/pairs_per_call/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
if(data.allow_insecure !== undefined && func0.call(data, "allow_insecure")){
if(!(validate1094(data.allow_insecure, {instancePath:instancePath+"/allow_insecure"}))){
vErrors = vErrors === null ? validate1094.errors : vErrors.concat(validate1094.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined && func0.call(data, "price")){
if(!(validate1096(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validate1096.errors : vErrors.concat(validate1096.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate1089.errors = vErrors;
return errors === 0;
}

const schema367 = {"type":"object","additionalProperties":false,"properties":{"base_url":{"$ref":"#/$defs/base_url"},"model":{"$ref":"#/$defs/model_name"},"languages":{"type":"array","items":{"type":"string","minLength":2,"maxLength":8},"minItems":1,"maxItems":200,"uniqueItems":true},"high":{"type":"number","minimum":-1,"maximum":1},"middle":{"type":"number","minimum":-1,"maximum":1},"question_prefix":{"type":"string","maxLength":200},"passage_prefix":{"type":"string","maxLength":200},"allow_insecure":{"$ref":"#/$defs/allow_insecure"},"price":{"$ref":"#/$defs/token_price"}}};

function validate1099(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.base_url === undefined) || (!(func0.call(data, "base_url")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_url"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.model === undefined) || (!(func0.call(data, "model")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.languages === undefined) || (!(func0.call(data, "languages")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "languages"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema367.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.base_url !== undefined && func0.call(data, "base_url")){
if(!(validate1090(data.base_url, {instancePath:instancePath+"/base_url"}))){
vErrors = vErrors === null ? validate1090.errors : vErrors.concat(validate1090.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined && func0.call(data, "model")){
if(!(validate87(data.model, {instancePath:instancePath+"/model"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.languages !== undefined && func0.call(data, "languages")){
let data2 = data.languages;
if(Array.isArray(data2)){
if(data2.length > 200){
const err4 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = addFault(vErrors, err4); errors++;
}
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(isLonger(data3, 8)){
const err6 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/maxLength",keyword:"maxLength",params:{limit: 8}};
vErrors = addFault(vErrors, err6); errors++;
}
if(isShorter(data3, 2)){
const err7 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/minLength",keyword:"minLength",params:{limit: 2}};
vErrors = addFault(vErrors, err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err9 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err9); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err10 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.high !== undefined && func0.call(data, "high")){
let data4 = data.high;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/high",schemaPath:"#/properties/high/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
if(data4 < -1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/high",schemaPath:"#/properties/high/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}};
vErrors = addFault(vErrors, err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/high",schemaPath:"#/properties/high/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.middle !== undefined && func0.call(data, "middle")){
let data5 = data.middle;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/middle",schemaPath:"#/properties/middle/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err14); errors++;
}
if(data5 < -1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/middle",schemaPath:"#/properties/middle/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}};
vErrors = addFault(vErrors, err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/middle",schemaPath:"#/properties/middle/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.question_prefix !== undefined && func0.call(data, "question_prefix")){
let data6 = data.question_prefix;
if(typeof data6 === "string"){
if(isLonger(data6, 200)){
const err17 = {instancePath:instancePath+"/question_prefix",schemaPath:"#/properties/question_prefix/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/question_prefix",schemaPath:"#/properties/question_prefix/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data.passage_prefix !== undefined && func0.call(data, "passage_prefix")){
let data7 = data.passage_prefix;
if(typeof data7 === "string"){
if(isLonger(data7, 200)){
const err19 = {instancePath:instancePath+"/passage_prefix",schemaPath:"#/properties/passage_prefix/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err19); errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/passage_prefix",schemaPath:"#/properties/passage_prefix/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err20); errors++;
}
}
if(data.allow_insecure !== undefined && func0.call(data, "allow_insecure")){
if(!(validate1094(data.allow_insecure, {instancePath:instancePath+"/allow_insecure"}))){
vErrors = vErrors === null ? validate1094.errors : vErrors.concat(validate1094.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined && func0.call(data, "price")){
if(!(validate1096(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validate1096.errors : vErrors.concat(validate1096.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err21); errors++;
}
validate1099.errors = vErrors;
return errors === 0;
}

function validate1105(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.folder === undefined) || (!(func0.call(data, "folder")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folder"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.languages === undefined) || (!(func0.call(data, "languages")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "languages"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "folder") || (key0 === "weights")) || (key0 === "languages")) || (key0 === "supported")) || (key0 === "contradicted")) || (key0 === "max_windows"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.folder !== undefined && func0.call(data, "folder")){
let data0 = data.folder;
if(typeof data0 === "string"){
if(isLonger(data0, 4096)){
const err3 = {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err3); errors++;
}
if(isShorter(data0, 1)){
const err4 = {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.weights !== undefined && func0.call(data, "weights")){
let data1 = data.weights;
if(typeof data1 === "string"){
if(isLonger(data1, 4096)){
const err6 = {instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err6); errors++;
}
if(isShorter(data1, 1)){
const err7 = {instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.languages !== undefined && func0.call(data, "languages")){
let data2 = data.languages;
if(Array.isArray(data2)){
if(data2.length > 200){
const err9 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = addFault(vErrors, err9); errors++;
}
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(isLonger(data3, 8)){
const err11 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/maxLength",keyword:"maxLength",params:{limit: 8}};
vErrors = addFault(vErrors, err11); errors++;
}
if(isShorter(data3, 2)){
const err12 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/minLength",keyword:"minLength",params:{limit: 2}};
vErrors = addFault(vErrors, err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err14 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err14); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err15 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.supported !== undefined && func0.call(data, "supported")){
let data4 = data.supported;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/supported",schemaPath:"#/properties/supported/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err16); errors++;
}
if(data4 < 0.5 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/supported",schemaPath:"#/properties/supported/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.5}};
vErrors = addFault(vErrors, err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data.contradicted !== undefined && func0.call(data, "contradicted")){
let data5 = data.contradicted;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/contradicted",schemaPath:"#/properties/contradicted/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err19); errors++;
}
if(data5 < 0.5 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/contradicted",schemaPath:"#/properties/contradicted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.5}};
vErrors = addFault(vErrors, err20); errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/contradicted",schemaPath:"#/properties/contradicted/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err21); errors++;
}
}
if(data.max_windows !== undefined && func0.call(data, "max_windows")){
let data6 = data.max_windows;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/max_windows",schemaPath:"#/properties/max_windows/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err22); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1024 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/max_windows",schemaPath:"#/properties/max_windows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1024}};
vErrors = addFault(vErrors, err23); errors++;
}
if(data6 < 1 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/max_windows",schemaPath:"#/properties/max_windows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err24); errors++;
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err25); errors++;
}
validate1105.errors = vErrors;
return errors === 0;
}

const schema369 = {"type":"object","additionalProperties":false,"properties":{"folder":{"type":"string","minLength":1,"maxLength":4096},"weights":{"type":"string","minLength":1,"maxLength":4096},"pooling":{"enum":["mean","first"]},"languages":{"type":"array","items":{"type":"string","minLength":2,"maxLength":8},"minItems":1,"maxItems":200,"uniqueItems":true},"high":{"type":"number","minimum":-1,"maximum":1},"middle":{"type":"number","minimum":-1,"maximum":1},"question_prefix":{"type":"string","maxLength":200},"passage_prefix":{"type":"string","maxLength":200}}};

function validate1107(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.folder === undefined) || (!(func0.call(data, "folder")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folder"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.languages === undefined) || (!(func0.call(data, "languages")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "languages"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "folder") || (key0 === "weights")) || (key0 === "pooling")) || (key0 === "languages")) || (key0 === "high")) || (key0 === "middle")) || (key0 === "question_prefix")) || (key0 === "passage_prefix"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.folder !== undefined && func0.call(data, "folder")){
let data0 = data.folder;
if(typeof data0 === "string"){
if(isLonger(data0, 4096)){
const err3 = {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err3); errors++;
}
if(isShorter(data0, 1)){
const err4 = {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.weights !== undefined && func0.call(data, "weights")){
let data1 = data.weights;
if(typeof data1 === "string"){
if(isLonger(data1, 4096)){
const err6 = {instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err6); errors++;
}
if(isShorter(data1, 1)){
const err7 = {instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.pooling !== undefined && func0.call(data, "pooling")){
let data2 = data.pooling;
if(!((data2 === "mean") || (data2 === "first"))){
const err9 = {instancePath:instancePath+"/pooling",schemaPath:"#/properties/pooling/enum",keyword:"enum",params:{allowedValues: schema369.properties.pooling.enum}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.languages !== undefined && func0.call(data, "languages")){
let data3 = data.languages;
if(Array.isArray(data3)){
if(data3.length > 200){
const err10 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = addFault(vErrors, err10); errors++;
}
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(isLonger(data4, 8)){
const err12 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/maxLength",keyword:"maxLength",params:{limit: 8}};
vErrors = addFault(vErrors, err12); errors++;
}
if(isShorter(data4, 2)){
const err13 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/minLength",keyword:"minLength",params:{limit: 2}};
vErrors = addFault(vErrors, err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err15 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err15); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err16 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.high !== undefined && func0.call(data, "high")){
let data5 = data.high;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/high",schemaPath:"#/properties/high/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err17); errors++;
}
if(data5 < -1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/high",schemaPath:"#/properties/high/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}};
vErrors = addFault(vErrors, err18); errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/high",schemaPath:"#/properties/high/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err19); errors++;
}
}
if(data.middle !== undefined && func0.call(data, "middle")){
let data6 = data.middle;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/middle",schemaPath:"#/properties/middle/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err20); errors++;
}
if(data6 < -1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/middle",schemaPath:"#/properties/middle/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}};
vErrors = addFault(vErrors, err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/middle",schemaPath:"#/properties/middle/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err22); errors++;
}
}
if(data.question_prefix !== undefined && func0.call(data, "question_prefix")){
let data7 = data.question_prefix;
if(typeof data7 === "string"){
if(isLonger(data7, 200)){
const err23 = {instancePath:instancePath+"/question_prefix",schemaPath:"#/properties/question_prefix/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err23); errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/question_prefix",schemaPath:"#/properties/question_prefix/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err24); errors++;
}
}
if(data.passage_prefix !== undefined && func0.call(data, "passage_prefix")){
let data8 = data.passage_prefix;
if(typeof data8 === "string"){
if(isLonger(data8, 200)){
const err25 = {instancePath:instancePath+"/passage_prefix",schemaPath:"#/properties/passage_prefix/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err25); errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/passage_prefix",schemaPath:"#/properties/passage_prefix/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err26); errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err27); errors++;
}
validate1107.errors = vErrors;
return errors === 0;
}

function validate1109(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.base_url === undefined) || (!(func0.call(data, "base_url")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_url"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.model === undefined) || (!(func0.call(data, "model")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.languages === undefined) || (!(func0.call(data, "languages")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "languages"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "base_url") || (key0 === "model")) || (key0 === "languages")) || (key0 === "min_score")) || (key0 === "allow_insecure")) || (key0 === "price"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.base_url !== undefined && func0.call(data, "base_url")){
if(!(validate1090(data.base_url, {instancePath:instancePath+"/base_url"}))){
vErrors = vErrors === null ? validate1090.errors : vErrors.concat(validate1090.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined && func0.call(data, "model")){
if(!(validate87(data.model, {instancePath:instancePath+"/model"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.languages !== undefined && func0.call(data, "languages")){
let data2 = data.languages;
if(Array.isArray(data2)){
if(data2.length > 200){
const err4 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = addFault(vErrors, err4); errors++;
}
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(isLonger(data3, 8)){
const err6 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/maxLength",keyword:"maxLength",params:{limit: 8}};
vErrors = addFault(vErrors, err6); errors++;
}
if(isShorter(data3, 2)){
const err7 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/minLength",keyword:"minLength",params:{limit: 2}};
vErrors = addFault(vErrors, err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err9 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err9); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err10 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.min_score !== undefined && func0.call(data, "min_score")){
let data4 = data.min_score;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/min_score",schemaPath:"#/properties/min_score/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.allow_insecure !== undefined && func0.call(data, "allow_insecure")){
if(!(validate1094(data.allow_insecure, {instancePath:instancePath+"/allow_insecure"}))){
vErrors = vErrors === null ? validate1094.errors : vErrors.concat(validate1094.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined && func0.call(data, "price")){
if(!(validate1096(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validate1096.errors : vErrors.concat(validate1096.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err12); errors++;
}
validate1109.errors = vErrors;
return errors === 0;
}

const schema371 = {"type":"object","additionalProperties":false,"properties":{"protocol":{"enum":["openai","anthropic"]},"base_url":{"$ref":"#/$defs/base_url"},"model":{"$ref":"#/$defs/model_name"},"form":{"enum":["schema","json","text"]},"not_found":{"type":"string","minLength":1,"maxLength":200},"verify":{"type":"boolean"},"max_output_tokens":{"type":"integer","minimum":100,"maximum":100000},"allow_insecure":{"$ref":"#/$defs/allow_insecure"},"price":{"$ref":"#/$defs/token_price"}}};

function validate1115(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.protocol === undefined) || (!(func0.call(data, "protocol")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "protocol"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.model === undefined) || (!(func0.call(data, "model")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema371.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.protocol !== undefined && func0.call(data, "protocol")){
let data0 = data.protocol;
if(!((data0 === "openai") || (data0 === "anthropic"))){
const err3 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema371.properties.protocol.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.base_url !== undefined && func0.call(data, "base_url")){
if(!(validate1090(data.base_url, {instancePath:instancePath+"/base_url"}))){
vErrors = vErrors === null ? validate1090.errors : vErrors.concat(validate1090.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined && func0.call(data, "model")){
if(!(validate87(data.model, {instancePath:instancePath+"/model"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined && func0.call(data, "form")){
let data3 = data.form;
if(!(((data3 === "schema") || (data3 === "json")) || (data3 === "text"))){
const err4 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/enum",keyword:"enum",params:{allowedValues: schema371.properties.form.enum}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.not_found !== undefined && func0.call(data, "not_found")){
let data4 = data.not_found;
if(typeof data4 === "string"){
if(isLonger(data4, 200)){
const err5 = {instancePath:instancePath+"/not_found",schemaPath:"#/properties/not_found/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err5); errors++;
}
if(isShorter(data4, 1)){
const err6 = {instancePath:instancePath+"/not_found",schemaPath:"#/properties/not_found/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/not_found",schemaPath:"#/properties/not_found/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.verify !== undefined && func0.call(data, "verify")){
if(typeof data.verify !== "boolean"){
const err8 = {instancePath:instancePath+"/verify",schemaPath:"#/properties/verify/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.max_output_tokens !== undefined && func0.call(data, "max_output_tokens")){
let data6 = data.max_output_tokens;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100000 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
vErrors = addFault(vErrors, err10); errors++;
}
if(data6 < 100 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
vErrors = addFault(vErrors, err11); errors++;
}
}
}
if(data.allow_insecure !== undefined && func0.call(data, "allow_insecure")){
if(!(validate1094(data.allow_insecure, {instancePath:instancePath+"/allow_insecure"}))){
vErrors = vErrors === null ? validate1094.errors : vErrors.concat(validate1094.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined && func0.call(data, "price")){
if(!(validate1096(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validate1096.errors : vErrors.concat(validate1096.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err12); errors++;
}
validate1115.errors = vErrors;
return errors === 0;
}

function validate1121(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "with_figures") || (key0 === "containing"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err0); errors++;
}
}
if(data.with_figures !== undefined && func0.call(data, "with_figures")){
if(typeof data.with_figures !== "boolean"){
const err1 = {instancePath:instancePath+"/with_figures",schemaPath:"#/properties/with_figures/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data.containing !== undefined && func0.call(data, "containing")){
let data1 = data.containing;
if(Array.isArray(data1)){
if(data1.length > 200){
const err2 = {instancePath:instancePath+"/containing",schemaPath:"#/properties/containing/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = addFault(vErrors, err2); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(isLonger(data2, 200)){
const err3 = {instancePath:instancePath+"/containing/" + i0,schemaPath:"#/properties/containing/items/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err3); errors++;
}
if(isShorter(data2, 1)){
const err4 = {instancePath:instancePath+"/containing/" + i0,schemaPath:"#/properties/containing/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/containing/" + i0,schemaPath:"#/properties/containing/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/containing",schemaPath:"#/properties/containing/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate1121.errors = vErrors;
return errors === 0;
}

function validate1123(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "calls") || (key0 === "tokens")) || (key0 === "cost"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err0); errors++;
}
}
if(data.calls !== undefined && func0.call(data, "calls")){
let data0 = data.calls;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err2); errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
}
if(data.tokens !== undefined && func0.call(data, "tokens")){
let data1 = data.tokens;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err5); errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
if(data.cost !== undefined && func0.call(data, "cost")){
let data2 = data.cost;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate1123.errors = vErrors;
return errors === 0;
}

function validate1125(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "concurrency") || (key0 === "attempts")) || (key0 === "timeout_seconds"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err0); errors++;
}
}
if(data.concurrency !== undefined && func0.call(data, "concurrency")){
let data0 = data.concurrency;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 64 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/maximum",keyword:"maximum",params:{comparison: "<=", limit: 64}};
vErrors = addFault(vErrors, err2); errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err3); errors++;
}
}
}
if(data.attempts !== undefined && func0.call(data, "attempts")){
let data1 = data.attempts;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 10 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
vErrors = addFault(vErrors, err5); errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
if(data.timeout_seconds !== undefined && func0.call(data, "timeout_seconds")){
let data2 = data.timeout_seconds;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/timeout_seconds",schemaPath:"#/properties/timeout_seconds/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 600 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/timeout_seconds",schemaPath:"#/properties/timeout_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600}};
vErrors = addFault(vErrors, err8); errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/timeout_seconds",schemaPath:"#/properties/timeout_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate1125.errors = vErrors;
return errors === 0;
}

function validate1088(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:models:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema361.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:models:1" !== data.schema){
const err2 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:models:1"}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.judge !== undefined && func0.call(data, "judge")){
if(!(validate1089(data.judge, {instancePath:instancePath+"/judge"}))){
vErrors = vErrors === null ? validate1089.errors : vErrors.concat(validate1089.errors);
errors = vErrors.length;
}
}
if(data.embeddings !== undefined && func0.call(data, "embeddings")){
if(!(validate1099(data.embeddings, {instancePath:instancePath+"/embeddings"}))){
vErrors = vErrors === null ? validate1099.errors : vErrors.concat(validate1099.errors);
errors = vErrors.length;
}
}
if(data.classifier !== undefined && func0.call(data, "classifier")){
if(!(validate1105(data.classifier, {instancePath:instancePath+"/classifier"}))){
vErrors = vErrors === null ? validate1105.errors : vErrors.concat(validate1105.errors);
errors = vErrors.length;
}
}
if(data.local_embeddings !== undefined && func0.call(data, "local_embeddings")){
if(!(validate1107(data.local_embeddings, {instancePath:instancePath+"/local_embeddings"}))){
vErrors = vErrors === null ? validate1107.errors : vErrors.concat(validate1107.errors);
errors = vErrors.length;
}
}
if(data.reranker !== undefined && func0.call(data, "reranker")){
if(!(validate1109(data.reranker, {instancePath:instancePath+"/reranker"}))){
vErrors = vErrors === null ? validate1109.errors : vErrors.concat(validate1109.errors);
errors = vErrors.length;
}
}
if(data.writer !== undefined && func0.call(data, "writer")){
if(!(validate1115(data.writer, {instancePath:instancePath+"/writer"}))){
vErrors = vErrors === null ? validate1115.errors : vErrors.concat(validate1115.errors);
errors = vErrors.length;
}
}
if(data.key_claims !== undefined && func0.call(data, "key_claims")){
if(!(validate1121(data.key_claims, {instancePath:instancePath+"/key_claims"}))){
vErrors = vErrors === null ? validate1121.errors : vErrors.concat(validate1121.errors);
errors = vErrors.length;
}
}
if(data.budget !== undefined && func0.call(data, "budget")){
if(!(validate1123(data.budget, {instancePath:instancePath+"/budget"}))){
vErrors = vErrors === null ? validate1123.errors : vErrors.concat(validate1123.errors);
errors = vErrors.length;
}
}
if(data.calls !== undefined && func0.call(data, "calls")){
if(!(validate1125(data.calls, {instancePath:instancePath+"/calls"}))){
vErrors = vErrors === null ? validate1125.errors : vErrors.concat(validate1125.errors);
errors = vErrors.length;
}
}
if(data.cache !== undefined && func0.call(data, "cache")){
let data10 = data.cache;
if(typeof data10 === "string"){
if(isLonger(data10, 4096)){
const err3 = {instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err3); errors++;
}
if(isShorter(data10, 1)){
const err4 = {instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate1088.errors = vErrors;
return errors === 0;
}

export const compiled_new_key = validate1127;

const pattern173 = new RegExp("^did:key:z6Mk[1-9A-HJ-NP-Za-km-z]{44}$", "u");

function validate1156(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 56)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 56}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern173.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate1156.errors = vErrors;
return errors === 0;
}

const schema380 = {"type":"object","additionalProperties":false,"properties":{"kty":{"const":"OKP"},"crv":{"const":"Ed25519"},"x":{"type":"string","pattern":"^[A-Za-z0-9_-]{43}$","maxLength":43},"kid":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"use":{"const":"sig"},"alg":{"enum":["EdDSA","Ed25519"]},"key_ops":{"type":"array","items":{"type":"string","enum":["sign","verify"]},"uniqueItems":true}}};

function validate1158(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kty === undefined) || (!(func0.call(data, "kty")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kty"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.crv === undefined) || (!(func0.call(data, "crv")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "crv"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.x === undefined) || (!(func0.call(data, "x")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "kty") || (key0 === "crv")) || (key0 === "x")) || (key0 === "kid")) || (key0 === "use")) || (key0 === "alg")) || (key0 === "key_ops"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.kty !== undefined && func0.call(data, "kty")){
if("OKP" !== data.kty){
const err4 = {instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/const",keyword:"const",params:{allowedValue: "OKP"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.crv !== undefined && func0.call(data, "crv")){
if("Ed25519" !== data.crv){
const err5 = {instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/const",keyword:"const",params:{allowedValue: "Ed25519"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.x !== undefined && func0.call(data, "x")){
let data2 = data.x;
if(typeof data2 === "string"){
if(isLonger(data2, 43)){
const err6 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/maxLength",keyword:"maxLength",params:{limit: 43}};
vErrors = addFault(vErrors, err6); errors++;
}
if(!pattern73.test(data2)){
const err7 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.kid !== undefined && func0.call(data, "kid")){
if(!(validate87(data.kid, {instancePath:instancePath+"/kid"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.use !== undefined && func0.call(data, "use")){
if("sig" !== data.use){
const err9 = {instancePath:instancePath+"/use",schemaPath:"#/properties/use/const",keyword:"const",params:{allowedValue: "sig"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.alg !== undefined && func0.call(data, "alg")){
let data5 = data.alg;
if(!((data5 === "EdDSA") || (data5 === "Ed25519"))){
const err10 = {instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/enum",keyword:"enum",params:{allowedValues: schema380.properties.alg.enum}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.key_ops !== undefined && func0.call(data, "key_ops")){
let data6 = data.key_ops;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/key_ops/" + i0,schemaPath:"#/properties/key_ops/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
if(!((data7 === "sign") || (data7 === "verify"))){
const err12 = {instancePath:instancePath+"/key_ops/" + i0,schemaPath:"#/properties/key_ops/items/enum",keyword:"enum",params:{allowedValues: schema380.properties.key_ops.items.enum}};
vErrors = addFault(vErrors, err12); errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/key_ops",schemaPath:"#/properties/key_ops/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err13); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err14 = {instancePath:instancePath+"/key_ops",schemaPath:"#/properties/key_ops/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err15); errors++;
}
validate1158.errors = vErrors;
return errors === 0;
}

const schema378 = {"type":"object","additionalProperties":false,"properties":{"keyid":{"$ref":"urn:loccit:primitives:1#/$defs/keyid"},"public_key":{"anyOf":[{"$ref":"#/$defs/jwk"},{"$ref":"#/$defs/pem"},{"$ref":"#/$defs/did_key"}]},"not_before":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"not_after":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"tenants":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"maxItems":1000},"purposes":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"maxItems":1000},"audiences":{"type":"array","items":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"maxItems":1000},"name":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"revocation":{"$ref":"#/$defs/revocation"}}};

const pattern172 = new RegExp("^-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\n-----END PUBLIC KEY-----(?:\n)$", "u");

function validate1138(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 113)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 113}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern172.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate1138.errors = vErrors;
return errors === 0;
}

const schema385 = {"type":"object","additionalProperties":false,"properties":{"revoked_at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"reason":{"enum":["compromised","superseded","retired","unspecified"]}}};

function validate1149(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.revoked_at === undefined) || (!(func0.call(data, "revoked_at")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revoked_at"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "revoked_at") || (key0 === "reason"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.revoked_at !== undefined && func0.call(data, "revoked_at")){
if(!(validate99(data.revoked_at, {instancePath:instancePath+"/revoked_at"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data1 = data.reason;
if(!((((data1 === "compromised") || (data1 === "superseded")) || (data1 === "retired")) || (data1 === "unspecified"))){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema385.properties.reason.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate1149.errors = vErrors;
return errors === 0;
}

function validate1161(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.keyid === undefined) || (!(func0.call(data, "keyid")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyid"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.public_key === undefined) || (!(func0.call(data, "public_key")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_key"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.not_before === undefined) || (!(func0.call(data, "not_before")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_before"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.not_after === undefined) || (!(func0.call(data, "not_after")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_after"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.tenants === undefined) || (!(func0.call(data, "tenants")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenants"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.purposes === undefined) || (!(func0.call(data, "purposes")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purposes"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.audiences === undefined) || (!(func0.call(data, "audiences")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audiences"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema378.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.keyid !== undefined && func0.call(data, "keyid")){
if(!(validate557(data.keyid, {instancePath:instancePath+"/keyid"}))){
vErrors = vErrors === null ? validate557.errors : vErrors.concat(validate557.errors);
errors = vErrors.length;
}
}
if(data.public_key !== undefined && func0.call(data, "public_key")){
let data1 = data.public_key;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate1158(data1, {instancePath:instancePath+"/public_key"}))){
vErrors = vErrors === null ? validate1158.errors : vErrors.concat(validate1158.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(!(validate1138(data1, {instancePath:instancePath+"/public_key"}))){
vErrors = vErrors === null ? validate1138.errors : vErrors.concat(validate1138.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(!(validate1156(data1, {instancePath:instancePath+"/public_key"}))){
vErrors = vErrors === null ? validate1156.errors : vErrors.concat(validate1156.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err8 = {instancePath:instancePath+"/public_key",schemaPath:"#/properties/public_key/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.not_before !== undefined && func0.call(data, "not_before")){
if(!(validate99(data.not_before, {instancePath:instancePath+"/not_before"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.not_after !== undefined && func0.call(data, "not_after")){
if(!(validate99(data.not_after, {instancePath:instancePath+"/not_after"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.tenants !== undefined && func0.call(data, "tenants")){
let data4 = data.tenants;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err9 = {instancePath:instancePath+"/tenants",schemaPath:"#/properties/tenants/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err9); errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate87(data4[i0], {instancePath:instancePath+"/tenants/" + i0}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/tenants",schemaPath:"#/properties/tenants/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.purposes !== undefined && func0.call(data, "purposes")){
let data6 = data.purposes;
if(Array.isArray(data6)){
if(data6.length > 1000){
const err11 = {instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err11); errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate87(data6[i1], {instancePath:instancePath+"/purposes/" + i1}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.audiences !== undefined && func0.call(data, "audiences")){
let data8 = data.audiences;
if(Array.isArray(data8)){
if(data8.length > 1000){
const err13 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err13); errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
let data9 = data8[i2];
const _errs19 = errors;
let valid8 = false;
const _errs20 = errors;
if(!(validate87(data9, {instancePath:instancePath+"/audiences/" + i2}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const _errs21 = errors;
if(data9 !== null){
const err14 = {instancePath:instancePath+"/audiences/" + i2,schemaPath:"#/properties/audiences/items/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err14); errors++;
}
var _valid1 = _errs21 === errors;
valid8 = valid8 || _valid1;
}
if(!valid8){
const err15 = {instancePath:instancePath+"/audiences/" + i2,schemaPath:"#/properties/audiences/items/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err15); errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate87(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.revocation !== undefined && func0.call(data, "revocation")){
if(!(validate1149(data.revocation, {instancePath:instancePath+"/revocation"}))){
vErrors = vErrors === null ? validate1149.errors : vErrors.concat(validate1149.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err17); errors++;
}
validate1161.errors = vErrors;
return errors === 0;
}

function validate1127(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:new-key:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.private_key_file === undefined) || (!(func0.call(data, "private_key_file")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "private_key_file"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.public_key_file === undefined) || (!(func0.call(data, "public_key_file")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_key_file"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.encrypted === undefined) || (!(func0.call(data, "encrypted")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "encrypted"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.keyid === undefined) || (!(func0.call(data, "keyid")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyid"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.did === undefined) || (!(func0.call(data, "did")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "did"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.public_key === undefined) || (!(func0.call(data, "public_key")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_key"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.policy_key === undefined) || (!(func0.call(data, "policy_key")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy_key"}};
vErrors = addFault(vErrors, err7); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "schema") || (key0 === "private_key_file")) || (key0 === "public_key_file")) || (key0 === "encrypted")) || (key0 === "keyid")) || (key0 === "did")) || (key0 === "public_key")) || (key0 === "policy_key"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:new-key:1" !== data.schema){
const err9 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:new-key:1"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.private_key_file !== undefined && func0.call(data, "private_key_file")){
let data1 = data.private_key_file;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 === "string"){
if(isLonger(data1, 4096)){
const err10 = {instancePath:instancePath+"/private_key_file",schemaPath:"#/properties/private_key_file/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err10); errors++;
}
if(isShorter(data1, 1)){
const err11 = {instancePath:instancePath+"/private_key_file",schemaPath:"#/properties/private_key_file/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/private_key_file",schemaPath:"#/properties/private_key_file/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err12); errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err13 = {instancePath:instancePath+"/private_key_file",schemaPath:"#/properties/private_key_file/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err13); errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err14 = {instancePath:instancePath+"/private_key_file",schemaPath:"#/properties/private_key_file/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err14); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.public_key_file !== undefined && func0.call(data, "public_key_file")){
let data2 = data.public_key_file;
if(typeof data2 === "string"){
if(isLonger(data2, 4096)){
const err15 = {instancePath:instancePath+"/public_key_file",schemaPath:"#/properties/public_key_file/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err15); errors++;
}
if(isShorter(data2, 1)){
const err16 = {instancePath:instancePath+"/public_key_file",schemaPath:"#/properties/public_key_file/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/public_key_file",schemaPath:"#/properties/public_key_file/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.encrypted !== undefined && func0.call(data, "encrypted")){
let data3 = data.encrypted;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(typeof data3 !== "boolean"){
const err18 = {instancePath:instancePath+"/encrypted",schemaPath:"#/properties/encrypted/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err18); errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data3 !== null){
const err19 = {instancePath:instancePath+"/encrypted",schemaPath:"#/properties/encrypted/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err19); errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err20 = {instancePath:instancePath+"/encrypted",schemaPath:"#/properties/encrypted/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err20); errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.keyid !== undefined && func0.call(data, "keyid")){
if(!(validate557(data.keyid, {instancePath:instancePath+"/keyid"}))){
vErrors = vErrors === null ? validate557.errors : vErrors.concat(validate557.errors);
errors = vErrors.length;
}
}
if(data.did !== undefined && func0.call(data, "did")){
if(!(validate1156(data.did, {instancePath:instancePath+"/did"}))){
vErrors = vErrors === null ? validate1156.errors : vErrors.concat(validate1156.errors);
errors = vErrors.length;
}
}
if(data.public_key !== undefined && func0.call(data, "public_key")){
if(!(validate1158(data.public_key, {instancePath:instancePath+"/public_key"}))){
vErrors = vErrors === null ? validate1158.errors : vErrors.concat(validate1158.errors);
errors = vErrors.length;
}
}
if(data.policy_key !== undefined && func0.call(data, "policy_key")){
if(!(validate1161(data.policy_key, {instancePath:instancePath+"/policy_key"}))){
vErrors = vErrors === null ? validate1161.errors : vErrors.concat(validate1161.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err21); errors++;
}
validate1127.errors = vErrors;
return errors === 0;
}

export const compiled_new_pack = validate1174;

const schema390 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:new-pack:1"},"file":{"type":"string","minLength":1,"maxLength":4096},"bytes":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"pack_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"answer_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"evidence_level":{"enum":["raw","canonical"]},"documents":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"files":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"audit":{"type":"boolean"},"report_verdict":{"$ref":"urn:loccit:primitives:1#/$defs/outcome"},"html_file":{"type":"string","minLength":1,"maxLength":4096}}};

function validate1174(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:new-pack:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.bytes === undefined) || (!(func0.call(data, "bytes")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.pack_sha256 === undefined) || (!(func0.call(data, "pack_sha256")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pack_sha256"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.answer_sha256 === undefined) || (!(func0.call(data, "answer_sha256")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer_sha256"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.evidence_level === undefined) || (!(func0.call(data, "evidence_level")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence_level"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.documents === undefined) || (!(func0.call(data, "documents")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.audit === undefined) || (!(func0.call(data, "audit")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audit"}};
vErrors = addFault(vErrors, err8); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema390.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:new-pack:1" !== data.schema){
const err10 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:new-pack:1"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
let data1 = data.file;
if(typeof data1 === "string"){
if(isLonger(data1, 4096)){
const err11 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err11); errors++;
}
if(isShorter(data1, 1)){
const err12 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.bytes !== undefined && func0.call(data, "bytes")){
if(!(validate79(data.bytes, {instancePath:instancePath+"/bytes"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.pack_sha256 !== undefined && func0.call(data, "pack_sha256")){
if(!(validate67(data.pack_sha256, {instancePath:instancePath+"/pack_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.answer_sha256 !== undefined && func0.call(data, "answer_sha256")){
if(!(validate67(data.answer_sha256, {instancePath:instancePath+"/answer_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.evidence_level !== undefined && func0.call(data, "evidence_level")){
let data5 = data.evidence_level;
if(!((data5 === "raw") || (data5 === "canonical"))){
const err14 = {instancePath:instancePath+"/evidence_level",schemaPath:"#/properties/evidence_level/enum",keyword:"enum",params:{allowedValues: schema390.properties.evidence_level.enum}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.documents !== undefined && func0.call(data, "documents")){
if(!(validate79(data.documents, {instancePath:instancePath+"/documents"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.files !== undefined && func0.call(data, "files")){
if(!(validate79(data.files, {instancePath:instancePath+"/files"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.audit !== undefined && func0.call(data, "audit")){
if(typeof data.audit !== "boolean"){
const err15 = {instancePath:instancePath+"/audit",schemaPath:"#/properties/audit/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.report_verdict !== undefined && func0.call(data, "report_verdict")){
if(!(validate370(data.report_verdict, {instancePath:instancePath+"/report_verdict"}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
}
if(data.html_file !== undefined && func0.call(data, "html_file")){
let data10 = data.html_file;
if(typeof data10 === "string"){
if(isLonger(data10, 4096)){
const err16 = {instancePath:instancePath+"/html_file",schemaPath:"#/properties/html_file/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err16); errors++;
}
if(isShorter(data10, 1)){
const err17 = {instancePath:instancePath+"/html_file",schemaPath:"#/properties/html_file/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/html_file",schemaPath:"#/properties/html_file/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err19); errors++;
}
validate1174.errors = vErrors;
return errors === 0;
}

export const compiled_new_seal = validate1184;

const schema394 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:new-seal:1"},"kind":{"enum":["seal","pack","proof"]},"file":{"type":"string","minLength":1,"maxLength":4096},"answer_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"status":{"$ref":"urn:loccit:answer:1#/$defs/status"},"keyid":{"$ref":"urn:loccit:primitives:1#/$defs/keyid"},"purpose":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"audience":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"issued_at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"expires_at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"binds":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["answer","pack","report","audit"]}},"report_verdict":{"$ref":"urn:loccit:primitives:1#/$defs/outcome"}}};

function validate1184(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:new-seal:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.answer_sha256 === undefined) || (!(func0.call(data, "answer_sha256")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer_sha256"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.keyid === undefined) || (!(func0.call(data, "keyid")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyid"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.issued_at === undefined) || (!(func0.call(data, "issued_at")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issued_at"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.expires_at === undefined) || (!(func0.call(data, "expires_at")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.binds === undefined) || (!(func0.call(data, "binds")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "binds"}};
vErrors = addFault(vErrors, err8); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema394.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:new-seal:1" !== data.schema){
const err10 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:new-seal:1"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(!(((data1 === "seal") || (data1 === "pack")) || (data1 === "proof"))){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema394.properties.kind.enum}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
let data2 = data.file;
if(typeof data2 === "string"){
if(isLonger(data2, 4096)){
const err12 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err12); errors++;
}
if(isShorter(data2, 1)){
const err13 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.answer_sha256 !== undefined && func0.call(data, "answer_sha256")){
if(!(validate67(data.answer_sha256, {instancePath:instancePath+"/answer_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if(!(validate58(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.keyid !== undefined && func0.call(data, "keyid")){
if(!(validate557(data.keyid, {instancePath:instancePath+"/keyid"}))){
vErrors = vErrors === null ? validate557.errors : vErrors.concat(validate557.errors);
errors = vErrors.length;
}
}
if(data.purpose !== undefined && func0.call(data, "purpose")){
if(!(validate87(data.purpose, {instancePath:instancePath+"/purpose"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate87(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.audience !== undefined && func0.call(data, "audience")){
if(!(validate87(data.audience, {instancePath:instancePath+"/audience"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.issued_at !== undefined && func0.call(data, "issued_at")){
if(!(validate99(data.issued_at, {instancePath:instancePath+"/issued_at"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.expires_at !== undefined && func0.call(data, "expires_at")){
if(!(validate99(data.expires_at, {instancePath:instancePath+"/expires_at"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.binds !== undefined && func0.call(data, "binds")){
let data11 = data.binds;
if(Array.isArray(data11)){
if(data11.length < 1){
const err15 = {instancePath:instancePath+"/binds",schemaPath:"#/properties/binds/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err15); errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data12 = data11[i0];
if(typeof data12 !== "string"){
const err16 = {instancePath:instancePath+"/binds/" + i0,schemaPath:"#/properties/binds/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err16); errors++;
}
if(!((((data12 === "answer") || (data12 === "pack")) || (data12 === "report")) || (data12 === "audit"))){
const err17 = {instancePath:instancePath+"/binds/" + i0,schemaPath:"#/properties/binds/items/enum",keyword:"enum",params:{allowedValues: schema394.properties.binds.items.enum}};
vErrors = addFault(vErrors, err17); errors++;
}
}
let i1 = data11.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data11[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err18 = {instancePath:instancePath+"/binds",schemaPath:"#/properties/binds/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err18); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err19 = {instancePath:instancePath+"/binds",schemaPath:"#/properties/binds/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err19); errors++;
}
}
if(data.report_verdict !== undefined && func0.call(data, "report_verdict")){
if(!(validate370(data.report_verdict, {instancePath:instancePath+"/report_verdict"}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err20); errors++;
}
validate1184.errors = vErrors;
return errors === 0;
}

export const compiled_pack = validate1200;

const schema401 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:pack:1"},"evidence_level":{"enum":["raw","canonical"]},"files":{"type":"array","items":{"$ref":"#/$defs/file"},"minItems":2,"maxItems":65533}}};

const pattern184 = new RegExp("^(?:answer\\.json|audit\\.json|records\\.jsonl|report\\.json|texts/[0-9a-f]{64}\\.txt|raw/[0-9a-f]{64})$", "u");

function validate1201(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.bytes === undefined) || (!(func0.call(data, "bytes")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.sha256 === undefined) || (!(func0.call(data, "sha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "path") || (key0 === "bytes")) || (key0 === "sha256"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data0 = data.path;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {};
vErrors = addFault(vErrors, err5); errors++;
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err6); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(isLonger(data0, 74)){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 74}};
vErrors = addFault(vErrors, err7); errors++;
}
if(!pattern184.test(data0)){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.bytes !== undefined && func0.call(data, "bytes")){
if(!(validate79(data.bytes, {instancePath:instancePath+"/bytes"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.sha256 !== undefined && func0.call(data, "sha256")){
if(!(validate67(data.sha256, {instancePath:instancePath+"/sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate1201.errors = vErrors;
return errors === 0;
}

function validate1200(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:pack:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.evidence_level === undefined) || (!(func0.call(data, "evidence_level")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence_level"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "schema") || (key0 === "evidence_level")) || (key0 === "files"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:pack:1" !== data.schema){
const err4 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:pack:1"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.evidence_level !== undefined && func0.call(data, "evidence_level")){
let data1 = data.evidence_level;
if(!((data1 === "raw") || (data1 === "canonical"))){
const err5 = {instancePath:instancePath+"/evidence_level",schemaPath:"#/properties/evidence_level/enum",keyword:"enum",params:{allowedValues: schema401.properties.evidence_level.enum}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data2 = data.files;
if(Array.isArray(data2)){
if(data2.length > 65533){
const err6 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/maxItems",keyword:"maxItems",params:{limit: 65533}};
vErrors = addFault(vErrors, err6); errors++;
}
if(data2.length < 2){
const err7 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = addFault(vErrors, err7); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1201(data2[i0], {instancePath:instancePath+"/files/" + i0}))){
vErrors = vErrors === null ? validate1201.errors : vErrors.concat(validate1201.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate1200.errors = vErrors;
return errors === 0;
}

export const compiled_passages = validate1207;

function validate1207(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:passages:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.citations === undefined) || (!(func0.call(data, "citations")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citations"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.findings === undefined) || (!(func0.call(data, "findings")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "schema") || (key0 === "citations")) || (key0 === "findings"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:passages:1" !== data.schema){
const err4 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:passages:1"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.citations !== undefined && func0.call(data, "citations")){
let data1 = data.citations;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate501(data1[i0], {instancePath:instancePath+"/citations/" + i0}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.findings !== undefined && func0.call(data, "findings")){
let data3 = data.findings;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate530(data3[i1], {instancePath:instancePath+"/findings/" + i1}))){
vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate1207.errors = vErrors;
return errors === 0;
}

export const compiled_reconciliation = validate1238;

function validate1239(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.generation_id === undefined) || (!(func0.call(data, "generation_id")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation_id"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.place === undefined) || (!(func0.call(data, "place")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.remedy === undefined) || (!(func0.call(data, "remedy")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remedy"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "code") || (key0 === "tenant_id")) || (key0 === "generation_id")) || (key0 === "place")) || (key0 === "message")) || (key0 === "remedy"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
let data0 = data.code;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err7 = {};
vErrors = addFault(vErrors, err7); errors++;
}
}
else {
const err8 = {};
vErrors = addFault(vErrors, err8); errors++;
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err9 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err9); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(isLonger(data0, 60)){
const err10 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 60}};
vErrors = addFault(vErrors, err10); errors++;
}
if(!pattern59.test(data0)){
const err11 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
let data1 = data.tenant_id;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(validate87(data1, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs10 = errors;
if(data1 !== null){
const err13 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err13); errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err14 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err14); errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.generation_id !== undefined && func0.call(data, "generation_id")){
let data2 = data.generation_id;
const _errs13 = errors;
let valid3 = false;
const _errs14 = errors;
if(!(validate176(data2, {instancePath:instancePath+"/generation_id"}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs15 = errors;
if(data2 !== null){
const err15 = {instancePath:instancePath+"/generation_id",schemaPath:"#/properties/generation_id/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err15); errors++;
}
var _valid1 = _errs15 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err16 = {instancePath:instancePath+"/generation_id",schemaPath:"#/properties/generation_id/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err16); errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.place !== undefined && func0.call(data, "place")){
let data3 = data.place;
if(typeof data3 === "string"){
if(isLonger(data3, 4000)){
const err17 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data4 = data.message;
if(typeof data4 === "string"){
if(isLonger(data4, 4000)){
const err19 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err19); errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err20); errors++;
}
}
if(data.remedy !== undefined && func0.call(data, "remedy")){
let data5 = data.remedy;
if(typeof data5 === "string"){
if(isLonger(data5, 4000)){
const err21 = {instancePath:instancePath+"/remedy",schemaPath:"#/properties/remedy/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/remedy",schemaPath:"#/properties/remedy/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err22); errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err23); errors++;
}
validate1239.errors = vErrors;
return errors === 0;
}

function validate1238(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:reconciliation:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.holds === undefined) || (!(func0.call(data, "holds")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holds"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.findings === undefined) || (!(func0.call(data, "findings")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "schema") || (key0 === "holds")) || (key0 === "findings"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:reconciliation:1" !== data.schema){
const err4 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:reconciliation:1"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.holds !== undefined && func0.call(data, "holds")){
if(typeof data.holds !== "boolean"){
const err5 = {instancePath:instancePath+"/holds",schemaPath:"#/properties/holds/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.findings !== undefined && func0.call(data, "findings")){
let data2 = data.findings;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1239(data2[i0], {instancePath:instancePath+"/findings/" + i0}))){
vErrors = vErrors === null ? validate1239.errors : vErrors.concat(validate1239.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate1238.errors = vErrors;
return errors === 0;
}

export const compiled_repair = validate1245;

const schema412 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:repair:1"},"kind":{"enum":["answer","markdown"]},"policy":{"enum":["degrade","retrieve","reject"]},"outcome":{"enum":["unchanged","repaired","refused"]},"file":{"type":"string","minLength":1,"maxLength":4096},"before_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"after_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"answer_id":{"$ref":"urn:loccit:primitives:1#/$defs/answer_id"},"status":{"$ref":"urn:loccit:answer:1#/$defs/status"},"counts":{"type":"object","additionalProperties":false,"required":["replaced","removed","unverified"],"properties":{"replaced":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"removed":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"unverified":{"$ref":"urn:loccit:primitives:1#/$defs/count"}}},"repairs":{"type":"array","items":{"$ref":"#/$defs/claim_repair"}}}};

const schema417 = {"type":"object","additionalProperties":false,"properties":{"claim_id":{"$ref":"urn:loccit:primitives:1#/$defs/claim_id"},"outcome":{"enum":["replaced","removed","unverified"]},"before":{"type":"string"},"after":{"type":"string"},"failed":{"type":"array","items":{"$ref":"#/$defs/failed_citation"}},"replacing":{"type":"array","items":{"$ref":"#/$defs/replacing_passage"}}}};

const schema419 = {"type":"object","additionalProperties":false,"properties":{"citation":{"$ref":"urn:loccit:primitives:1#/$defs/citation_address"},"rule":{"$ref":"urn:loccit:primitives:1#/$defs/rule_id"},"mark":{"type":"string"},"document_id":{"type":"string"},"chunk_id":{"type":"string"},"verdict":{"$ref":"urn:loccit:primitives:1#/$defs/support_verdict"},"ratio":{"type":["number","null"],"minimum":0,"maximum":1}}};

function validate1260(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.ratio === undefined) || (!(func0.call(data, "ratio")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ratio"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "citation") || (key0 === "rule")) || (key0 === "mark")) || (key0 === "document_id")) || (key0 === "chunk_id")) || (key0 === "verdict")) || (key0 === "ratio"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.citation !== undefined && func0.call(data, "citation")){
if(!(validate131(data.citation, {instancePath:instancePath+"/citation"}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(!(validate135(data.rule, {instancePath:instancePath+"/rule"}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
if(data.mark !== undefined && func0.call(data, "mark")){
if(typeof data.mark !== "string"){
const err3 = {instancePath:instancePath+"/mark",schemaPath:"#/properties/mark/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(typeof data.document_id !== "string"){
const err4 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.chunk_id !== undefined && func0.call(data, "chunk_id")){
if(typeof data.chunk_id !== "string"){
const err5 = {instancePath:instancePath+"/chunk_id",schemaPath:"#/properties/chunk_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
if(!(validate482(data.verdict, {instancePath:instancePath+"/verdict"}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
if(data.ratio !== undefined && func0.call(data, "ratio")){
let data6 = data.ratio;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err6 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type: schema419.properties.ratio.type}};
vErrors = addFault(vErrors, err6); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
const err7 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
if(data6 < 0 || isNaN(data6)){
const err8 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate1260.errors = vErrors;
return errors === 0;
}

function validate1268(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.chunk_id === undefined) || (!(func0.call(data, "chunk_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chunk_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.ratio === undefined) || (!(func0.call(data, "ratio")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ratio"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "citation") || (key0 === "mark")) || (key0 === "document_id")) || (key0 === "chunk_id")) || (key0 === "text")) || (key0 === "verdict")) || (key0 === "ratio"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.citation !== undefined && func0.call(data, "citation")){
if(!(validate131(data.citation, {instancePath:instancePath+"/citation"}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.mark !== undefined && func0.call(data, "mark")){
if(typeof data.mark !== "string"){
const err6 = {instancePath:instancePath+"/mark",schemaPath:"#/properties/mark/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(typeof data.document_id !== "string"){
const err7 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.chunk_id !== undefined && func0.call(data, "chunk_id")){
if(typeof data.chunk_id !== "string"){
const err8 = {instancePath:instancePath+"/chunk_id",schemaPath:"#/properties/chunk_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err9 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
if(!(validate482(data.verdict, {instancePath:instancePath+"/verdict"}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
if(data.ratio !== undefined && func0.call(data, "ratio")){
let data6 = data.ratio;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
if(data6 < 0 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate1268.errors = vErrors;
return errors === 0;
}

function validate1257(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.claim_id === undefined) || (!(func0.call(data, "claim_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.before === undefined) || (!(func0.call(data, "before")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "before"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.after === undefined) || (!(func0.call(data, "after")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "after"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.failed === undefined) || (!(func0.call(data, "failed")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failed"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.replacing === undefined) || (!(func0.call(data, "replacing")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replacing"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "claim_id") || (key0 === "outcome")) || (key0 === "before")) || (key0 === "after")) || (key0 === "failed")) || (key0 === "replacing"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
if(!(validate61(data.claim_id, {instancePath:instancePath+"/claim_id"}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data1 = data.outcome;
if(!(((data1 === "replaced") || (data1 === "removed")) || (data1 === "unverified"))){
const err7 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema417.properties.outcome.enum}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.before !== undefined && func0.call(data, "before")){
if(typeof data.before !== "string"){
const err8 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.after !== undefined && func0.call(data, "after")){
if(typeof data.after !== "string"){
const err9 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.failed !== undefined && func0.call(data, "failed")){
let data4 = data.failed;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1260(data4[i0], {instancePath:instancePath+"/failed/" + i0}))){
vErrors = vErrors === null ? validate1260.errors : vErrors.concat(validate1260.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.replacing !== undefined && func0.call(data, "replacing")){
let data6 = data.replacing;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate1268(data6[i1], {instancePath:instancePath+"/replacing/" + i1}))){
vErrors = vErrors === null ? validate1268.errors : vErrors.concat(validate1268.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/replacing",schemaPath:"#/properties/replacing/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err12); errors++;
}
validate1257.errors = vErrors;
return errors === 0;
}

function validate1245(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:repair:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.policy === undefined) || (!(func0.call(data, "policy")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.before_sha256 === undefined) || (!(func0.call(data, "before_sha256")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "before_sha256"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.repairs === undefined) || (!(func0.call(data, "repairs")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repairs"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.counts === undefined) || (!(func0.call(data, "counts")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema412.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:repair:1" !== data.schema){
const err8 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:repair:1"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(!((data1 === "answer") || (data1 === "markdown"))){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema412.properties.kind.enum}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.policy !== undefined && func0.call(data, "policy")){
let data2 = data.policy;
if(!(((data2 === "degrade") || (data2 === "retrieve")) || (data2 === "reject"))){
const err10 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/enum",keyword:"enum",params:{allowedValues: schema412.properties.policy.enum}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data3 = data.outcome;
if(!(((data3 === "unchanged") || (data3 === "repaired")) || (data3 === "refused"))){
const err11 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema412.properties.outcome.enum}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
let data4 = data.file;
if(typeof data4 === "string"){
if(isLonger(data4, 4096)){
const err12 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err12); errors++;
}
if(isShorter(data4, 1)){
const err13 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.before_sha256 !== undefined && func0.call(data, "before_sha256")){
if(!(validate67(data.before_sha256, {instancePath:instancePath+"/before_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.after_sha256 !== undefined && func0.call(data, "after_sha256")){
if(!(validate67(data.after_sha256, {instancePath:instancePath+"/after_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.answer_id !== undefined && func0.call(data, "answer_id")){
if(!(validate54(data.answer_id, {instancePath:instancePath+"/answer_id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if(!(validate58(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.counts !== undefined && func0.call(data, "counts")){
let data9 = data.counts;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.replaced === undefined) || (!(func0.call(data9, "replaced")))){
const err15 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "replaced"}};
vErrors = addFault(vErrors, err15); errors++;
}
if((data9.removed === undefined) || (!(func0.call(data9, "removed")))){
const err16 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "removed"}};
vErrors = addFault(vErrors, err16); errors++;
}
if((data9.unverified === undefined) || (!(func0.call(data9, "unverified")))){
const err17 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "unverified"}};
vErrors = addFault(vErrors, err17); errors++;
}
for(const key1 of Object.keys(data9)){ if (errors >= FAULT_LIMIT) break;
if(!(((key1 === "replaced") || (key1 === "removed")) || (key1 === "unverified"))){
const err18 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data9.replaced !== undefined && func0.call(data9, "replaced")){
if(!(validate79(data9.replaced, {instancePath:instancePath+"/counts/replaced"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data9.removed !== undefined && func0.call(data9, "removed")){
if(!(validate79(data9.removed, {instancePath:instancePath+"/counts/removed"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data9.unverified !== undefined && func0.call(data9, "unverified")){
if(!(validate79(data9.unverified, {instancePath:instancePath+"/counts/unverified"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err19); errors++;
}
}
if(data.repairs !== undefined && func0.call(data, "repairs")){
let data13 = data.repairs;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1257(data13[i0], {instancePath:instancePath+"/repairs/" + i0}))){
vErrors = vErrors === null ? validate1257.errors : vErrors.concat(validate1257.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/repairs",schemaPath:"#/properties/repairs/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err20); errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err21); errors++;
}
validate1245.errors = vErrors;
return errors === 0;
}

export const compiled_rules = validate1273;

const schema425 = {"type":"object","additionalProperties":false,"properties":{"id":{"$ref":"urn:loccit:primitives:1#/$defs/rule_id"},"layer":{"$ref":"urn:loccit:primitives:1#/$defs/layer"},"severity":{"$ref":"#/$defs/severity"},"raised":{"$ref":"#/$defs/severity"},"outcome":{"enum":["fail","unverifiable","notice"]},"status":{"enum":["built","planned"]},"forms":{"type":"array","items":{"type":"string","enum":["answer","report","lineage","anchor"]},"uniqueItems":true},"needs":{"type":"array","items":{"type":"string","$ref":"urn:loccit:report:1#/$defs/missing"},"uniqueItems":true},"group":{"enum":["audit","reader","support"]}}};

const schema428 = {"enum":["error","warning","note"]};

function validate1279(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "error") || (data === "warning")) || (data === "note"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema428.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate1279.errors = vErrors;
return errors === 0;
}

function validate1274(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.layer === undefined) || (!(func0.call(data, "layer")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layer"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.severity === undefined) || (!(func0.call(data, "severity")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.forms === undefined) || (!(func0.call(data, "forms")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "forms"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.needs === undefined) || (!(func0.call(data, "needs")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "needs"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema425.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate135(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
if(data.layer !== undefined && func0.call(data, "layer")){
if(!(validate451(data.layer, {instancePath:instancePath+"/layer"}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
}
if(data.severity !== undefined && func0.call(data, "severity")){
if(!(validate1279(data.severity, {instancePath:instancePath+"/severity"}))){
vErrors = vErrors === null ? validate1279.errors : vErrors.concat(validate1279.errors);
errors = vErrors.length;
}
}
if(data.raised !== undefined && func0.call(data, "raised")){
if(!(validate1279(data.raised, {instancePath:instancePath+"/raised"}))){
vErrors = vErrors === null ? validate1279.errors : vErrors.concat(validate1279.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data4 = data.outcome;
if(!(((data4 === "fail") || (data4 === "unverifiable")) || (data4 === "notice"))){
const err8 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema425.properties.outcome.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data5 = data.status;
if(!((data5 === "built") || (data5 === "planned"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema425.properties.status.enum}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.forms !== undefined && func0.call(data, "forms")){
let data6 = data.forms;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/forms/" + i0,schemaPath:"#/properties/forms/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
if(!((((data7 === "answer") || (data7 === "report")) || (data7 === "lineage")) || (data7 === "anchor"))){
const err11 = {instancePath:instancePath+"/forms/" + i0,schemaPath:"#/properties/forms/items/enum",keyword:"enum",params:{allowedValues: schema425.properties.forms.items.enum}};
vErrors = addFault(vErrors, err11); errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err12); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.needs !== undefined && func0.call(data, "needs")){
let data8 = data.needs;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i2=0; i2<len1 && errors < FAULT_LIMIT; i2++){
let data9 = data8[i2];
if(typeof data9 !== "string"){
const err14 = {instancePath:instancePath+"/needs/" + i2,schemaPath:"#/properties/needs/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err14); errors++;
}
if(!(validate535(data9, {instancePath:instancePath+"/needs/" + i2}))){
vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
errors = vErrors.length;
}
}
let i3 = data8.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data8[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err15 = {instancePath:instancePath+"/needs",schemaPath:"#/properties/needs/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
vErrors = addFault(vErrors, err15); errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err16 = {instancePath:instancePath+"/needs",schemaPath:"#/properties/needs/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.group !== undefined && func0.call(data, "group")){
let data10 = data.group;
if(!(((data10 === "audit") || (data10 === "reader")) || (data10 === "support"))){
const err17 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/enum",keyword:"enum",params:{allowedValues: schema425.properties.group.enum}};
vErrors = addFault(vErrors, err17); errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err18); errors++;
}
validate1274.errors = vErrors;
return errors === 0;
}

function validate1273(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:rules:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.rules === undefined) || (!(func0.call(data, "rules")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "schema") || (key0 === "rules")) || (key0 === "page"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:rules:1" !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:rules:1"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data1 = data.rules;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1274(data1[i0], {instancePath:instancePath+"/rules/" + i0}))){
vErrors = vErrors === null ? validate1274.errors : vErrors.concat(validate1274.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.page !== undefined && func0.call(data, "page")){
let data3 = data.page;
if(typeof data3 === "string"){
if(isShorter(data3, 1)){
const err5 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate1273.errors = vErrors;
return errors === 0;
}

export const compiled_schema_list = validate1285;

function validate1286(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "name") || (key0 === "id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate87(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate87(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate1286.errors = vErrors;
return errors === 0;
}

function validate1285(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:schema-list:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.schemas === undefined) || (!(func0.call(data, "schemas")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schemas"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "schema") || (key0 === "schemas"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:schema-list:1" !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:schema-list:1"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.schemas !== undefined && func0.call(data, "schemas")){
let data1 = data.schemas;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1286(data1[i0], {instancePath:instancePath+"/schemas/" + i0}))){
vErrors = vErrors === null ? validate1286.errors : vErrors.concat(validate1286.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/schemas",schemaPath:"#/properties/schemas/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate1285.errors = vErrors;
return errors === 0;
}

export const compiled_schema_result = validate1291;

const schema435 = {"type":"object","additionalProperties":false,"properties":{"pointer":{"type":"string"},"line":{"type":"integer","minimum":1,"maximum":9007199254740991},"column":{"type":"integer","minimum":1,"maximum":9007199254740991},"keyword":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"params":{"type":"object","propertyNames":{"minLength":1,"maxLength":40},"additionalProperties":{"type":["string","number"]}}}};

function validate1294(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.pointer === undefined) || (!(func0.call(data, "pointer")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.keyword === undefined) || (!(func0.call(data, "keyword")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyword"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.params === undefined) || (!(func0.call(data, "params")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "params"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "pointer") || (key0 === "line")) || (key0 === "column")) || (key0 === "keyword")) || (key0 === "params"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.pointer !== undefined && func0.call(data, "pointer")){
if(typeof data.pointer !== "string"){
const err4 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data1 = data.line;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err6); errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
if(data.column !== undefined && func0.call(data, "column")){
let data2 = data.column;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err9); errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
if(!(validate87(data.keyword, {instancePath:instancePath+"/keyword"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.params !== undefined && func0.call(data, "params")){
let data4 = data.params;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 of Object.keys(data4)){ if (errors >= FAULT_LIMIT) break;
const _errs11 = errors;
if(typeof key1 === "string"){
if(isLonger(key1, 40)){
const err11 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},propertyName:key1};
vErrors = addFault(vErrors, err11); errors++;
}
if(isShorter(key1, 1)){
const err12 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
vErrors = addFault(vErrors, err12); errors++;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
const err13 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
vErrors = addFault(vErrors, err13); errors++;
}
}
for(const key2 of Object.keys(data4)){ if (errors >= FAULT_LIMIT) break;
let data5 = data4[key2];
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
const err14 = {instancePath:instancePath+"/params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/type",keyword:"type",params:{type: schema435.properties.params.additionalProperties.type}};
vErrors = addFault(vErrors, err14); errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err16); errors++;
}
validate1294.errors = vErrors;
return errors === 0;
}

function validate1291(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:schema-result:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.valid === undefined) || (!(func0.call(data, "valid")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "schema") || (key0 === "name")) || (key0 === "valid")) || (key0 === "lines")) || (key0 === "faults"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:schema-result:1" !== data.schema){
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:schema-result:1"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate87(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.valid !== undefined && func0.call(data, "valid")){
if(typeof data.valid !== "boolean"){
const err6 = {instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.lines !== undefined && func0.call(data, "lines")){
let data3 = data.lines;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err8); errors++;
}
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data4 = data.faults;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1294(data4[i0], {instancePath:instancePath+"/faults/" + i0}))){
vErrors = vErrors === null ? validate1294.errors : vErrors.concat(validate1294.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate1291.errors = vErrors;
return errors === 0;
}

export const compiled_selectors = validate1297;

function validate1302(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.exact === undefined) || (!(func0.call(data, "exact")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exact"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "type") || (key0 === "exact")) || (key0 === "prefix")) || (key0 === "suffix"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("TextQuoteSelector" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "TextQuoteSelector"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.exact !== undefined && func0.call(data, "exact")){
let data1 = data.exact;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err4 = {instancePath:instancePath+"/exact",schemaPath:"#/properties/exact/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/exact",schemaPath:"#/properties/exact/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.prefix !== undefined && func0.call(data, "prefix")){
if(typeof data.prefix !== "string"){
const err6 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.suffix !== undefined && func0.call(data, "suffix")){
if(typeof data.suffix !== "string"){
const err7 = {instancePath:instancePath+"/suffix",schemaPath:"#/properties/suffix/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate1302.errors = vErrors;
return errors === 0;
}

function validate1304(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.start === undefined) || (!(func0.call(data, "start")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.end === undefined) || (!(func0.call(data, "end")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "type") || (key0 === "start")) || (key0 === "end"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("TextPositionSelector" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "TextPositionSelector"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.start !== undefined && func0.call(data, "start")){
if(!(validate79(data.start, {instancePath:instancePath+"/start"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.end !== undefined && func0.call(data, "end")){
if(!(validate79(data.end, {instancePath:instancePath+"/end"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate1304.errors = vErrors;
return errors === 0;
}

function validate1308(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.conformsTo === undefined) || (!(func0.call(data, "conformsTo")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conformsTo"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "type") || (key0 === "conformsTo")) || (key0 === "value"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("FragmentSelector" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "FragmentSelector"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.conformsTo !== undefined && func0.call(data, "conformsTo")){
if(typeof data.conformsTo !== "string"){
const err5 = {instancePath:instancePath+"/conformsTo",schemaPath:"#/properties/conformsTo/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data2 = data.value;
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate1308.errors = vErrors;
return errors === 0;
}

function validate1301(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.selector === undefined) || (!(func0.call(data, "selector")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selector"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.unique === undefined) || (!(func0.call(data, "unique")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unique"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "selector") || (key0 === "unique"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.selector !== undefined && func0.call(data, "selector")){
let data0 = data.selector;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate1302(data0, {instancePath:instancePath+"/selector"}))){
vErrors = vErrors === null ? validate1302.errors : vErrors.concat(validate1302.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(!(validate1304(data0, {instancePath:instancePath+"/selector"}))){
vErrors = vErrors === null ? validate1304.errors : vErrors.concat(validate1304.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
const _errs6 = errors;
if(!(validate1308(data0, {instancePath:instancePath+"/selector"}))){
vErrors = vErrors === null ? validate1308.errors : vErrors.concat(validate1308.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid1 = true;
passing0 = 2;
}
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/selector",schemaPath:"#/properties/selector/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
vErrors = addFault(vErrors, err3); errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.unique !== undefined && func0.call(data, "unique")){
if(typeof data.unique !== "boolean"){
const err4 = {instancePath:instancePath+"/unique",schemaPath:"#/properties/unique/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate1301.errors = vErrors;
return errors === 0;
}

function validate1297(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:selectors:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.char_start === undefined) || (!(func0.call(data, "char_start")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_start"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.char_end === undefined) || (!(func0.call(data, "char_end")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_end"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.selectors === undefined) || (!(func0.call(data, "selectors")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selectors"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "schema") || (key0 === "char_start")) || (key0 === "char_end")) || (key0 === "selectors"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:selectors:1" !== data.schema){
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:selectors:1"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.char_start !== undefined && func0.call(data, "char_start")){
if(!(validate79(data.char_start, {instancePath:instancePath+"/char_start"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.char_end !== undefined && func0.call(data, "char_end")){
if(!(validate79(data.char_end, {instancePath:instancePath+"/char_end"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.selectors !== undefined && func0.call(data, "selectors")){
let data3 = data.selectors;
if(Array.isArray(data3)){
if(data3.length > 8){
const err6 = {instancePath:instancePath+"/selectors",schemaPath:"#/properties/selectors/maxItems",keyword:"maxItems",params:{limit: 8}};
vErrors = addFault(vErrors, err6); errors++;
}
if(data3.length < 1){
const err7 = {instancePath:instancePath+"/selectors",schemaPath:"#/properties/selectors/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1301(data3[i0], {instancePath:instancePath+"/selectors/" + i0}))){
vErrors = vErrors === null ? validate1301.errors : vErrors.concat(validate1301.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/selectors",schemaPath:"#/properties/selectors/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate1297.errors = vErrors;
return errors === 0;
}

export const compiled_status = validate1311;

const schema443 = {"type":"object","additionalProperties":false,"properties":{"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"generation":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/generation_id"},{"type":"null"}]},"generations":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"authorization_revision":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/authorization_revision"},{"type":"null"}]},"documents":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"chunks":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"tombstones":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"events":{"$ref":"#/$defs/events"},"pending":{"type":"array","items":{"$ref":"#/$defs/pending"}},"restrictions":{"type":"array","items":{"$ref":"#/$defs/restriction"}}}};

function validate1324(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.last === undefined) || (!(func0.call(data, "last")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.through === undefined) || (!(func0.call(data, "through")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "through"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "last") || (key0 === "through"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.last !== undefined && func0.call(data, "last")){
if(!(validate79(data.last, {instancePath:instancePath+"/last"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.through !== undefined && func0.call(data, "through")){
if(!(validate79(data.through, {instancePath:instancePath+"/through"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate1324.errors = vErrors;
return errors === 0;
}

const schema449 = {"type":"object","additionalProperties":false,"properties":{"position":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"event_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"document_id":{"$ref":"urn:loccit:primitives:1#/$defs/document_id"},"sequence":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"action":{"enum":["upsert","delete"]},"reason":{"anyOf":[{"type":"string","maxLength":100},{"type":"null"}]}}};

function validate1328(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.position === undefined) || (!(func0.call(data, "position")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "position"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.event_id === undefined) || (!(func0.call(data, "event_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.sequence === undefined) || (!(func0.call(data, "sequence")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.action === undefined) || (!(func0.call(data, "action")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "position") || (key0 === "event_id")) || (key0 === "document_id")) || (key0 === "sequence")) || (key0 === "action")) || (key0 === "reason"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.position !== undefined && func0.call(data, "position")){
if(!(validate79(data.position, {instancePath:instancePath+"/position"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.event_id !== undefined && func0.call(data, "event_id")){
if(!(validate87(data.event_id, {instancePath:instancePath+"/event_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(!(validate652(data.document_id, {instancePath:instancePath+"/document_id"}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
if(data.sequence !== undefined && func0.call(data, "sequence")){
if(!(validate79(data.sequence, {instancePath:instancePath+"/sequence"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data4 = data.action;
if(!((data4 === "upsert") || (data4 === "delete"))){
const err7 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema449.properties.action.enum}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data5 = data.reason;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(typeof data5 === "string"){
if(isLonger(data5, 100)){
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data5 !== null){
const err10 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err10); errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err11 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err11); errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err12); errors++;
}
validate1328.errors = vErrors;
return errors === 0;
}

function validate1335(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.deleted === undefined) || (!(func0.call(data, "deleted")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deleted"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.access_lists === undefined) || (!(func0.call(data, "access_lists")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access_lists"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "document_id") || (key0 === "deleted")) || (key0 === "access_lists"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(!(validate652(data.document_id, {instancePath:instancePath+"/document_id"}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
if(data.deleted !== undefined && func0.call(data, "deleted")){
if(typeof data.deleted !== "boolean"){
const err4 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.access_lists !== undefined && func0.call(data, "access_lists")){
let data2 = data.access_lists;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data3 = data2[i0];
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate87(data3[i1], {instancePath:instancePath+"/access_lists/" + i0+"/" + i1}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/access_lists/" + i0,schemaPath:"#/properties/access_lists/items/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/access_lists",schemaPath:"#/properties/access_lists/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate1335.errors = vErrors;
return errors === 0;
}

function validate1312(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.generation === undefined) || (!(func0.call(data, "generation")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.generations === undefined) || (!(func0.call(data, "generations")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generations"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.authorization_revision === undefined) || (!(func0.call(data, "authorization_revision")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorization_revision"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.documents === undefined) || (!(func0.call(data, "documents")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.chunks === undefined) || (!(func0.call(data, "chunks")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chunks"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.tombstones === undefined) || (!(func0.call(data, "tombstones")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tombstones"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.events === undefined) || (!(func0.call(data, "events")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.pending === undefined) || (!(func0.call(data, "pending")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pending"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.restrictions === undefined) || (!(func0.call(data, "restrictions")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "restrictions"}};
vErrors = addFault(vErrors, err9); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema443.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate87(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.generation !== undefined && func0.call(data, "generation")){
let data1 = data.generation;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate176(data1, {instancePath:instancePath+"/generation"}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err11 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err11); errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err12 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err12); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.generations !== undefined && func0.call(data, "generations")){
if(!(validate79(data.generations, {instancePath:instancePath+"/generations"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.authorization_revision !== undefined && func0.call(data, "authorization_revision")){
let data3 = data.authorization_revision;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate174(data3, {instancePath:instancePath+"/authorization_revision"}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data3 !== null){
const err13 = {instancePath:instancePath+"/authorization_revision",schemaPath:"#/properties/authorization_revision/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err13); errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err14 = {instancePath:instancePath+"/authorization_revision",schemaPath:"#/properties/authorization_revision/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err14); errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.documents !== undefined && func0.call(data, "documents")){
if(!(validate79(data.documents, {instancePath:instancePath+"/documents"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.chunks !== undefined && func0.call(data, "chunks")){
if(!(validate79(data.chunks, {instancePath:instancePath+"/chunks"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.tombstones !== undefined && func0.call(data, "tombstones")){
if(!(validate79(data.tombstones, {instancePath:instancePath+"/tombstones"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.events !== undefined && func0.call(data, "events")){
if(!(validate1324(data.events, {instancePath:instancePath+"/events"}))){
vErrors = vErrors === null ? validate1324.errors : vErrors.concat(validate1324.errors);
errors = vErrors.length;
}
}
if(data.pending !== undefined && func0.call(data, "pending")){
let data8 = data.pending;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1328(data8[i0], {instancePath:instancePath+"/pending/" + i0}))){
vErrors = vErrors === null ? validate1328.errors : vErrors.concat(validate1328.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.restrictions !== undefined && func0.call(data, "restrictions")){
let data10 = data.restrictions;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate1335(data10[i1], {instancePath:instancePath+"/restrictions/" + i1}))){
vErrors = vErrors === null ? validate1335.errors : vErrors.concat(validate1335.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/restrictions",schemaPath:"#/properties/restrictions/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err17); errors++;
}
validate1312.errors = vErrors;
return errors === 0;
}

function validate1341(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.current === undefined) || (!(func0.call(data, "current")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "current"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.changed === undefined) || (!(func0.call(data, "changed")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changed"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.new === undefined) || (!(func0.call(data, "new")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "new"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.deleted === undefined) || (!(func0.call(data, "deleted")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deleted"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.unavailable === undefined) || (!(func0.call(data, "unavailable")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unavailable"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "current") || (key0 === "changed")) || (key0 === "new")) || (key0 === "deleted")) || (key0 === "unavailable"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.current !== undefined && func0.call(data, "current")){
if(!(validate79(data.current, {instancePath:instancePath+"/current"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.changed !== undefined && func0.call(data, "changed")){
if(!(validate79(data.changed, {instancePath:instancePath+"/changed"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.new !== undefined && func0.call(data, "new")){
if(!(validate79(data.new, {instancePath:instancePath+"/new"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.deleted !== undefined && func0.call(data, "deleted")){
if(!(validate79(data.deleted, {instancePath:instancePath+"/deleted"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.unavailable !== undefined && func0.call(data, "unavailable")){
if(!(validate79(data.unavailable, {instancePath:instancePath+"/unavailable"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate1341.errors = vErrors;
return errors === 0;
}

const schema454 = {"type":"object","additionalProperties":false,"properties":{"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"document_id":{"type":"string","maxLength":4000},"state":{"enum":["current","changed","new","deleted","unavailable"]}}};

function validate1348(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "tenant_id") || (key0 === "document_id")) || (key0 === "state"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate87(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
let data1 = data.document_id;
if(typeof data1 === "string"){
if(isLonger(data1, 4000)){
const err4 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data2 = data.state;
if(!(((((data2 === "current") || (data2 === "changed")) || (data2 === "new")) || (data2 === "deleted")) || (data2 === "unavailable"))){
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema454.properties.state.enum}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate1348.errors = vErrors;
return errors === 0;
}

function validate1340(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.counts === undefined) || (!(func0.call(data, "counts")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.documents === undefined) || (!(func0.call(data, "documents")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "counts") || (key0 === "documents"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.counts !== undefined && func0.call(data, "counts")){
if(!(validate1341(data.counts, {instancePath:instancePath+"/counts"}))){
vErrors = vErrors === null ? validate1341.errors : vErrors.concat(validate1341.errors);
errors = vErrors.length;
}
}
if(data.documents !== undefined && func0.call(data, "documents")){
let data1 = data.documents;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1348(data1[i0], {instancePath:instancePath+"/documents/" + i0}))){
vErrors = vErrors === null ? validate1348.errors : vErrors.concat(validate1348.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate1340.errors = vErrors;
return errors === 0;
}

function validate1311(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:status:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.tenants === undefined) || (!(func0.call(data, "tenants")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenants"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "schema") || (key0 === "tenants")) || (key0 === "sources"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:status:1" !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:status:1"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.tenants !== undefined && func0.call(data, "tenants")){
let data1 = data.tenants;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1312(data1[i0], {instancePath:instancePath+"/tenants/" + i0}))){
vErrors = vErrors === null ? validate1312.errors : vErrors.concat(validate1312.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/tenants",schemaPath:"#/properties/tenants/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.sources !== undefined && func0.call(data, "sources")){
if(!(validate1340(data.sources, {instancePath:instancePath+"/sources"}))){
vErrors = vErrors === null ? validate1340.errors : vErrors.concat(validate1340.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate1311.errors = vErrors;
return errors === 0;
}

export const compiled_store = validate1352;

function validate1352(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:store:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "schema") || (key0 === "digest"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:store:1" !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:store:1"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate67(data.digest, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate1352.errors = vErrors;
return errors === 0;
}

export const compiled_store_copy = validate1355;

function validate1355(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:store-copy:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.tenants === undefined) || (!(func0.call(data, "tenants")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenants"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.generations === undefined) || (!(func0.call(data, "generations")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generations"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.events === undefined) || (!(func0.call(data, "events")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.audits === undefined) || (!(func0.call(data, "audits")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audits"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "schema") || (key0 === "tenants")) || (key0 === "generations")) || (key0 === "events")) || (key0 === "audits"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:store-copy:1" !== data.schema){
const err6 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:store-copy:1"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.tenants !== undefined && func0.call(data, "tenants")){
if(!(validate79(data.tenants, {instancePath:instancePath+"/tenants"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.generations !== undefined && func0.call(data, "generations")){
if(!(validate79(data.generations, {instancePath:instancePath+"/generations"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.events !== undefined && func0.call(data, "events")){
if(!(validate79(data.events, {instancePath:instancePath+"/events"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.audits !== undefined && func0.call(data, "audits")){
if(!(validate79(data.audits, {instancePath:instancePath+"/audits"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate1355.errors = vErrors;
return errors === 0;
}

export const compiled_store_event = validate1361;

const schema459 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:store-event:1"},"position":{"type":"integer","minimum":1,"maximum":9007199254740991},"outcome":{"enum":["accepted","stale"]},"event":{"$ref":"#/$defs/event"},"digest":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"}}};

const schema460 = {"type":"object","additionalProperties":false,"properties":{"event_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"document_id":{"$ref":"urn:loccit:primitives:1#/$defs/document_id"},"sequence":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"action":{"enum":["upsert","delete"]},"document":{"anyOf":[{"$ref":"#/$defs/document"},{"type":"null"}]},"raw_sha256":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},{"type":"null"}]}}};

const schema464 = {"type":"object","additionalProperties":false,"properties":{"document_id":{"$ref":"urn:loccit:primitives:1#/$defs/document_id"},"path":{"anyOf":[{"type":"string","minLength":1,"maxLength":4000},{"type":"null"}]},"source_uri":{"$ref":"urn:loccit:primitives:1#/$defs/source_uri"},"source_version":{"$ref":"urn:loccit:primitives:1#/$defs/source_version"},"title":{"anyOf":[{"type":"string","minLength":1,"maxLength":2000},{"type":"null"}]},"title_fallback":{"anyOf":[{"type":"string"},{"type":"null"}]},"media_type":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/media_type"},{"type":"null"}]},"charset":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/charset"},{"type":"null"}]},"allowed_groups":{"type":"array","items":{"type":"string","$ref":"urn:loccit:primitives:1#/$defs/label"},"uniqueItems":true},"effective_from":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},{"type":"null"}]},"effective_to":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},{"type":"null"}]},"authority":{"anyOf":[{"type":"integer","minimum":0,"maximum":100},{"type":"null"}]},"work_id":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"marking":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"license":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"scope":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/scope"},{"type":"null"}]}}};

function validate1370(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.source_uri === undefined) || (!(func0.call(data, "source_uri")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_uri"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.source_version === undefined) || (!(func0.call(data, "source_version")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_version"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.title_fallback === undefined) || (!(func0.call(data, "title_fallback")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title_fallback"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.media_type === undefined) || (!(func0.call(data, "media_type")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "media_type"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.charset === undefined) || (!(func0.call(data, "charset")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "charset"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.allowed_groups === undefined) || (!(func0.call(data, "allowed_groups")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_groups"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.effective_from === undefined) || (!(func0.call(data, "effective_from")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effective_from"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((data.effective_to === undefined) || (!(func0.call(data, "effective_to")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effective_to"}};
vErrors = addFault(vErrors, err10); errors++;
}
if((data.authority === undefined) || (!(func0.call(data, "authority")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authority"}};
vErrors = addFault(vErrors, err11); errors++;
}
if((data.work_id === undefined) || (!(func0.call(data, "work_id")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_id"}};
vErrors = addFault(vErrors, err12); errors++;
}
if((data.marking === undefined) || (!(func0.call(data, "marking")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "marking"}};
vErrors = addFault(vErrors, err13); errors++;
}
if((data.license === undefined) || (!(func0.call(data, "license")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "license"}};
vErrors = addFault(vErrors, err14); errors++;
}
if((data.scope === undefined) || (!(func0.call(data, "scope")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"}};
vErrors = addFault(vErrors, err15); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema464.properties, key0))){
const err16 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(!(validate652(data.document_id, {instancePath:instancePath+"/document_id"}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data1 = data.path;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 === "string"){
if(isLonger(data1, 4000)){
const err17 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err17); errors++;
}
if(isShorter(data1, 1)){
const err18 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err18); errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err19); errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err20 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err20); errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err21 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err21); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.source_uri !== undefined && func0.call(data, "source_uri")){
if(!(validate656(data.source_uri, {instancePath:instancePath+"/source_uri"}))){
vErrors = vErrors === null ? validate656.errors : vErrors.concat(validate656.errors);
errors = vErrors.length;
}
}
if(data.source_version !== undefined && func0.call(data, "source_version")){
if(!(validate652(data.source_version, {instancePath:instancePath+"/source_version"}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data4 = data.title;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(typeof data4 === "string"){
if(isLonger(data4, 2000)){
const err22 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 2000}};
vErrors = addFault(vErrors, err22); errors++;
}
if(isShorter(data4, 1)){
const err23 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err23); errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err24); errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data4 !== null){
const err25 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err25); errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err26 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err26); errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.title_fallback !== undefined && func0.call(data, "title_fallback")){
let data5 = data.title_fallback;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(typeof data5 !== "string"){
const err27 = {instancePath:instancePath+"/title_fallback",schemaPath:"#/properties/title_fallback/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err27); errors++;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs21 = errors;
if(data5 !== null){
const err28 = {instancePath:instancePath+"/title_fallback",schemaPath:"#/properties/title_fallback/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err28); errors++;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err29 = {instancePath:instancePath+"/title_fallback",schemaPath:"#/properties/title_fallback/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err29); errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.media_type !== undefined && func0.call(data, "media_type")){
let data6 = data.media_type;
const _errs24 = errors;
let valid4 = false;
const _errs25 = errors;
if(!(validate661(data6, {instancePath:instancePath+"/media_type"}))){
vErrors = vErrors === null ? validate661.errors : vErrors.concat(validate661.errors);
errors = vErrors.length;
}
var _valid3 = _errs25 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs26 = errors;
if(data6 !== null){
const err30 = {instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err30); errors++;
}
var _valid3 = _errs26 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err31 = {instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err31); errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data.charset !== undefined && func0.call(data, "charset")){
let data7 = data.charset;
const _errs29 = errors;
let valid5 = false;
const _errs30 = errors;
if(!(validate663(data7, {instancePath:instancePath+"/charset"}))){
vErrors = vErrors === null ? validate663.errors : vErrors.concat(validate663.errors);
errors = vErrors.length;
}
var _valid4 = _errs30 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs31 = errors;
if(data7 !== null){
const err32 = {instancePath:instancePath+"/charset",schemaPath:"#/properties/charset/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err32); errors++;
}
var _valid4 = _errs31 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
const err33 = {instancePath:instancePath+"/charset",schemaPath:"#/properties/charset/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err33); errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
if(data.allowed_groups !== undefined && func0.call(data, "allowed_groups")){
let data8 = data.allowed_groups;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err34 = {instancePath:instancePath+"/allowed_groups/" + i0,schemaPath:"#/properties/allowed_groups/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err34); errors++;
}
if(!(validate87(data9, {instancePath:instancePath+"/allowed_groups/" + i0}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
let i1 = data8.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data8[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err35 = {instancePath:instancePath+"/allowed_groups",schemaPath:"#/properties/allowed_groups/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err35); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err36 = {instancePath:instancePath+"/allowed_groups",schemaPath:"#/properties/allowed_groups/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err36); errors++;
}
}
if(data.effective_from !== undefined && func0.call(data, "effective_from")){
let data10 = data.effective_from;
const _errs38 = errors;
let valid9 = false;
const _errs39 = errors;
if(!(validate99(data10, {instancePath:instancePath+"/effective_from"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid5 = _errs39 === errors;
valid9 = valid9 || _valid5;
if(!valid9){
const _errs40 = errors;
if(data10 !== null){
const err37 = {instancePath:instancePath+"/effective_from",schemaPath:"#/properties/effective_from/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err37); errors++;
}
var _valid5 = _errs40 === errors;
valid9 = valid9 || _valid5;
}
if(!valid9){
const err38 = {instancePath:instancePath+"/effective_from",schemaPath:"#/properties/effective_from/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err38); errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data.effective_to !== undefined && func0.call(data, "effective_to")){
let data11 = data.effective_to;
const _errs43 = errors;
let valid10 = false;
const _errs44 = errors;
if(!(validate99(data11, {instancePath:instancePath+"/effective_to"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid6 = _errs44 === errors;
valid10 = valid10 || _valid6;
if(!valid10){
const _errs45 = errors;
if(data11 !== null){
const err39 = {instancePath:instancePath+"/effective_to",schemaPath:"#/properties/effective_to/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err39); errors++;
}
var _valid6 = _errs45 === errors;
valid10 = valid10 || _valid6;
}
if(!valid10){
const err40 = {instancePath:instancePath+"/effective_to",schemaPath:"#/properties/effective_to/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err40); errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
}
if(data.authority !== undefined && func0.call(data, "authority")){
let data12 = data.authority;
const _errs48 = errors;
let valid11 = false;
const _errs49 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err41 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/anyOf/0/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err41); errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
const err42 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
vErrors = addFault(vErrors, err42); errors++;
}
if(data12 < 0 || isNaN(data12)){
const err43 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err43); errors++;
}
}
var _valid7 = _errs49 === errors;
valid11 = valid11 || _valid7;
if(!valid11){
const _errs51 = errors;
if(data12 !== null){
const err44 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err44); errors++;
}
var _valid7 = _errs51 === errors;
valid11 = valid11 || _valid7;
}
if(!valid11){
const err45 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err45); errors++;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
}
if(data.work_id !== undefined && func0.call(data, "work_id")){
let data13 = data.work_id;
const _errs54 = errors;
let valid12 = false;
const _errs55 = errors;
if(!(validate87(data13, {instancePath:instancePath+"/work_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid8 = _errs55 === errors;
valid12 = valid12 || _valid8;
if(!valid12){
const _errs56 = errors;
if(data13 !== null){
const err46 = {instancePath:instancePath+"/work_id",schemaPath:"#/properties/work_id/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err46); errors++;
}
var _valid8 = _errs56 === errors;
valid12 = valid12 || _valid8;
}
if(!valid12){
const err47 = {instancePath:instancePath+"/work_id",schemaPath:"#/properties/work_id/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err47); errors++;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
}
if(data.marking !== undefined && func0.call(data, "marking")){
let data14 = data.marking;
const _errs59 = errors;
let valid13 = false;
const _errs60 = errors;
if(!(validate87(data14, {instancePath:instancePath+"/marking"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid9 = _errs60 === errors;
valid13 = valid13 || _valid9;
if(!valid13){
const _errs61 = errors;
if(data14 !== null){
const err48 = {instancePath:instancePath+"/marking",schemaPath:"#/properties/marking/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err48); errors++;
}
var _valid9 = _errs61 === errors;
valid13 = valid13 || _valid9;
}
if(!valid13){
const err49 = {instancePath:instancePath+"/marking",schemaPath:"#/properties/marking/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err49); errors++;
}
else {
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
}
}
if(data.license !== undefined && func0.call(data, "license")){
let data15 = data.license;
const _errs64 = errors;
let valid14 = false;
const _errs65 = errors;
if(!(validate87(data15, {instancePath:instancePath+"/license"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid10 = _errs65 === errors;
valid14 = valid14 || _valid10;
if(!valid14){
const _errs66 = errors;
if(data15 !== null){
const err50 = {instancePath:instancePath+"/license",schemaPath:"#/properties/license/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err50); errors++;
}
var _valid10 = _errs66 === errors;
valid14 = valid14 || _valid10;
}
if(!valid14){
const err51 = {instancePath:instancePath+"/license",schemaPath:"#/properties/license/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err51); errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data16 = data.scope;
const _errs69 = errors;
let valid15 = false;
const _errs70 = errors;
if(!(validate129(data16, {instancePath:instancePath+"/scope"}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var _valid11 = _errs70 === errors;
valid15 = valid15 || _valid11;
if(!valid15){
const _errs71 = errors;
if(data16 !== null){
const err52 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err52); errors++;
}
var _valid11 = _errs71 === errors;
valid15 = valid15 || _valid11;
}
if(!valid15){
const err53 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err53); errors++;
}
else {
errors = _errs69;
if(vErrors !== null){
if(_errs69){
vErrors.length = _errs69;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err54); errors++;
}
validate1370.errors = vErrors;
return errors === 0;
}

function validate1362(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.event_id === undefined) || (!(func0.call(data, "event_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.sequence === undefined) || (!(func0.call(data, "sequence")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.action === undefined) || (!(func0.call(data, "action")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.document === undefined) || (!(func0.call(data, "document")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.raw_sha256 === undefined) || (!(func0.call(data, "raw_sha256")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "raw_sha256"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "event_id") || (key0 === "tenant_id")) || (key0 === "document_id")) || (key0 === "sequence")) || (key0 === "action")) || (key0 === "document")) || (key0 === "raw_sha256"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.event_id !== undefined && func0.call(data, "event_id")){
if(!(validate87(data.event_id, {instancePath:instancePath+"/event_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate87(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(!(validate652(data.document_id, {instancePath:instancePath+"/document_id"}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
if(data.sequence !== undefined && func0.call(data, "sequence")){
if(!(validate79(data.sequence, {instancePath:instancePath+"/sequence"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data4 = data.action;
if(!((data4 === "upsert") || (data4 === "delete"))){
const err8 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema460.properties.action.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.document !== undefined && func0.call(data, "document")){
let data5 = data.document;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate1370(data5, {instancePath:instancePath+"/document"}))){
vErrors = vErrors === null ? validate1370.errors : vErrors.concat(validate1370.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data5 !== null){
const err9 = {instancePath:instancePath+"/document",schemaPath:"#/properties/document/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err9); errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err10 = {instancePath:instancePath+"/document",schemaPath:"#/properties/document/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err10); errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.raw_sha256 !== undefined && func0.call(data, "raw_sha256")){
let data6 = data.raw_sha256;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate67(data6, {instancePath:instancePath+"/raw_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data6 !== null){
const err11 = {instancePath:instancePath+"/raw_sha256",schemaPath:"#/properties/raw_sha256/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err11); errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err12 = {instancePath:instancePath+"/raw_sha256",schemaPath:"#/properties/raw_sha256/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err12); errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate1362.errors = vErrors;
return errors === 0;
}

function validate1361(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:store-event:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.position === undefined) || (!(func0.call(data, "position")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "position"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.event === undefined) || (!(func0.call(data, "event")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "schema") || (key0 === "position")) || (key0 === "outcome")) || (key0 === "event")) || (key0 === "digest"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:store-event:1" !== data.schema){
const err6 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:store-event:1"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.position !== undefined && func0.call(data, "position")){
let data1 = data.position;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err8); errors++;
}
if(data1 < 1 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data2 = data.outcome;
if(!((data2 === "accepted") || (data2 === "stale"))){
const err10 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema459.properties.outcome.enum}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.event !== undefined && func0.call(data, "event")){
if(!(validate1362(data.event, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate1362.errors : vErrors.concat(validate1362.errors);
errors = vErrors.length;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate67(data.digest, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate1361.errors = vErrors;
return errors === 0;
}

export const compiled_store_event_id = validate1394;

function validate1394(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:store-event-id:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.position === undefined) || (!(func0.call(data, "position")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "position"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "schema") || (key0 === "position")) || (key0 === "digest"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:store-event-id:1" !== data.schema){
const err4 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:store-event-id:1"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.position !== undefined && func0.call(data, "position")){
let data1 = data.position;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err6); errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate67(data.digest, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate1394.errors = vErrors;
return errors === 0;
}

export const compiled_store_generation = validate1397;

const pattern220 = new RegExp("^(?:records\\.jsonl|texts/[0-9a-f]{64}\\.txt|raw/[0-9a-f]{64})$", "u");

function validate1402(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.bytes === undefined) || (!(func0.call(data, "bytes")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.sha256 === undefined) || (!(func0.call(data, "sha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "path") || (key0 === "bytes")) || (key0 === "sha256"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data0 = data.path;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {};
vErrors = addFault(vErrors, err5); errors++;
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err6); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(isLonger(data0, 80)){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = addFault(vErrors, err7); errors++;
}
if(!pattern220.test(data0)){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.bytes !== undefined && func0.call(data, "bytes")){
if(!(validate79(data.bytes, {instancePath:instancePath+"/bytes"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.sha256 !== undefined && func0.call(data, "sha256")){
if(!(validate67(data.sha256, {instancePath:instancePath+"/sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate1402.errors = vErrors;
return errors === 0;
}

const schema480 = {"type":"object","additionalProperties":false,"properties":{"document_id":{"$ref":"urn:loccit:primitives:1#/$defs/document_id"},"canonical_revision_id":{"$ref":"urn:loccit:primitives:1#/$defs/canonical_revision_id"},"parse_revision_id":{"$ref":"urn:loccit:primitives:1#/$defs/parse_revision_id"},"allowed_groups":{"type":"array","items":{"type":"string","$ref":"urn:loccit:primitives:1#/$defs/label"},"uniqueItems":true},"acl_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"work_id":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"effective_from":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},{"type":"null"}]},"effective_to":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},{"type":"null"}]},"authority":{"type":["integer","null"],"minimum":0,"maximum":100},"marking":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"license":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"scope":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/scope"},{"type":"null"}]},"sequence":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"title":{"anyOf":[{"type":"string","minLength":1,"maxLength":2000},{"type":"null"}]},"path":{"type":"string","minLength":1}}};

function validate1408(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.canonical_revision_id === undefined) || (!(func0.call(data, "canonical_revision_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canonical_revision_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.parse_revision_id === undefined) || (!(func0.call(data, "parse_revision_id")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parse_revision_id"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.allowed_groups === undefined) || (!(func0.call(data, "allowed_groups")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_groups"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.acl_sha256 === undefined) || (!(func0.call(data, "acl_sha256")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acl_sha256"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.work_id === undefined) || (!(func0.call(data, "work_id")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_id"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.effective_from === undefined) || (!(func0.call(data, "effective_from")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effective_from"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.effective_to === undefined) || (!(func0.call(data, "effective_to")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effective_to"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.authority === undefined) || (!(func0.call(data, "authority")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authority"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.marking === undefined) || (!(func0.call(data, "marking")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "marking"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((data.license === undefined) || (!(func0.call(data, "license")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "license"}};
vErrors = addFault(vErrors, err10); errors++;
}
if((data.scope === undefined) || (!(func0.call(data, "scope")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"}};
vErrors = addFault(vErrors, err11); errors++;
}
if((data.sequence === undefined) || (!(func0.call(data, "sequence")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"}};
vErrors = addFault(vErrors, err12); errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = addFault(vErrors, err13); errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err14); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema480.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(!(validate652(data.document_id, {instancePath:instancePath+"/document_id"}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
if(data.canonical_revision_id !== undefined && func0.call(data, "canonical_revision_id")){
if(!(validate69(data.canonical_revision_id, {instancePath:instancePath+"/canonical_revision_id"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.parse_revision_id !== undefined && func0.call(data, "parse_revision_id")){
if(!(validate71(data.parse_revision_id, {instancePath:instancePath+"/parse_revision_id"}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.allowed_groups !== undefined && func0.call(data, "allowed_groups")){
let data3 = data.allowed_groups;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/allowed_groups/" + i0,schemaPath:"#/properties/allowed_groups/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err16); errors++;
}
if(!(validate87(data4, {instancePath:instancePath+"/allowed_groups/" + i0}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err17 = {instancePath:instancePath+"/allowed_groups",schemaPath:"#/properties/allowed_groups/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err17); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err18 = {instancePath:instancePath+"/allowed_groups",schemaPath:"#/properties/allowed_groups/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data.acl_sha256 !== undefined && func0.call(data, "acl_sha256")){
if(!(validate67(data.acl_sha256, {instancePath:instancePath+"/acl_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.work_id !== undefined && func0.call(data, "work_id")){
let data6 = data.work_id;
const _errs11 = errors;
let valid4 = false;
const _errs12 = errors;
if(!(validate87(data6, {instancePath:instancePath+"/work_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs13 = errors;
if(data6 !== null){
const err19 = {instancePath:instancePath+"/work_id",schemaPath:"#/properties/work_id/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err19); errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err20 = {instancePath:instancePath+"/work_id",schemaPath:"#/properties/work_id/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err20); errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.effective_from !== undefined && func0.call(data, "effective_from")){
let data7 = data.effective_from;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
if(!(validate99(data7, {instancePath:instancePath+"/effective_from"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs18 = errors;
if(data7 !== null){
const err21 = {instancePath:instancePath+"/effective_from",schemaPath:"#/properties/effective_from/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err21); errors++;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err22 = {instancePath:instancePath+"/effective_from",schemaPath:"#/properties/effective_from/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err22); errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.effective_to !== undefined && func0.call(data, "effective_to")){
let data8 = data.effective_to;
const _errs21 = errors;
let valid6 = false;
const _errs22 = errors;
if(!(validate99(data8, {instancePath:instancePath+"/effective_to"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs23 = errors;
if(data8 !== null){
const err23 = {instancePath:instancePath+"/effective_to",schemaPath:"#/properties/effective_to/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err23); errors++;
}
var _valid2 = _errs23 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
const err24 = {instancePath:instancePath+"/effective_to",schemaPath:"#/properties/effective_to/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err24); errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.authority !== undefined && func0.call(data, "authority")){
let data9 = data.authority;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err25 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/type",keyword:"type",params:{type: schema480.properties.authority.type}};
vErrors = addFault(vErrors, err25); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
vErrors = addFault(vErrors, err26); errors++;
}
if(data9 < 0 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err27); errors++;
}
}
}
if(data.marking !== undefined && func0.call(data, "marking")){
let data10 = data.marking;
const _errs28 = errors;
let valid7 = false;
const _errs29 = errors;
if(!(validate87(data10, {instancePath:instancePath+"/marking"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid3 = _errs29 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const _errs30 = errors;
if(data10 !== null){
const err28 = {instancePath:instancePath+"/marking",schemaPath:"#/properties/marking/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err28); errors++;
}
var _valid3 = _errs30 === errors;
valid7 = valid7 || _valid3;
}
if(!valid7){
const err29 = {instancePath:instancePath+"/marking",schemaPath:"#/properties/marking/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err29); errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.license !== undefined && func0.call(data, "license")){
let data11 = data.license;
const _errs33 = errors;
let valid8 = false;
const _errs34 = errors;
if(!(validate87(data11, {instancePath:instancePath+"/license"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid4 = _errs34 === errors;
valid8 = valid8 || _valid4;
if(!valid8){
const _errs35 = errors;
if(data11 !== null){
const err30 = {instancePath:instancePath+"/license",schemaPath:"#/properties/license/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err30); errors++;
}
var _valid4 = _errs35 === errors;
valid8 = valid8 || _valid4;
}
if(!valid8){
const err31 = {instancePath:instancePath+"/license",schemaPath:"#/properties/license/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err31); errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data12 = data.scope;
const _errs38 = errors;
let valid9 = false;
const _errs39 = errors;
if(!(validate129(data12, {instancePath:instancePath+"/scope"}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var _valid5 = _errs39 === errors;
valid9 = valid9 || _valid5;
if(!valid9){
const _errs40 = errors;
if(data12 !== null){
const err32 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err32); errors++;
}
var _valid5 = _errs40 === errors;
valid9 = valid9 || _valid5;
}
if(!valid9){
const err33 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err33); errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data.sequence !== undefined && func0.call(data, "sequence")){
if(!(validate79(data.sequence, {instancePath:instancePath+"/sequence"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data14 = data.title;
const _errs44 = errors;
let valid10 = false;
const _errs45 = errors;
if(typeof data14 === "string"){
if(isLonger(data14, 2000)){
const err34 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 2000}};
vErrors = addFault(vErrors, err34); errors++;
}
if(isShorter(data14, 1)){
const err35 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err35); errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err36); errors++;
}
var _valid6 = _errs45 === errors;
valid10 = valid10 || _valid6;
if(!valid10){
const _errs47 = errors;
if(data14 !== null){
const err37 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err37); errors++;
}
var _valid6 = _errs47 === errors;
valid10 = valid10 || _valid6;
}
if(!valid10){
const err38 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err38); errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data15 = data.path;
if(typeof data15 === "string"){
if(isShorter(data15, 1)){
const err39 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err39); errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err40); errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err41); errors++;
}
validate1408.errors = vErrors;
return errors === 0;
}

function validate1397(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:store-generation:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.generation_id === undefined) || (!(func0.call(data, "generation_id")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation_id"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.documents === undefined) || (!(func0.call(data, "documents")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.routes === undefined) || (!(func0.call(data, "routes")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routes"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "schema") || (key0 === "tenant_id")) || (key0 === "generation_id")) || (key0 === "files")) || (key0 === "documents")) || (key0 === "routes")) || (key0 === "digest"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:store-generation:1" !== data.schema){
const err8 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:store-generation:1"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate87(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.generation_id !== undefined && func0.call(data, "generation_id")){
if(!(validate176(data.generation_id, {instancePath:instancePath+"/generation_id"}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data3 = data.files;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1402(data3[i0], {instancePath:instancePath+"/files/" + i0}))){
vErrors = vErrors === null ? validate1402.errors : vErrors.concat(validate1402.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.documents !== undefined && func0.call(data, "documents")){
let data5 = data.documents;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate1408(data5[i1], {instancePath:instancePath+"/documents/" + i1}))){
vErrors = vErrors === null ? validate1408.errors : vErrors.concat(validate1408.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.routes !== undefined && func0.call(data, "routes")){
let data7 = data.routes;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
if(!(validate678(data7[i2], {instancePath:instancePath+"/routes/" + i2}))){
vErrors = vErrors === null ? validate678.errors : vErrors.concat(validate678.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate67(data.digest, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err12); errors++;
}
validate1397.errors = vErrors;
return errors === 0;
}

export const compiled_store_pointer = validate1432;

function validate1437(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.position === undefined) || (!(func0.call(data, "position")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "position"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "position") || (key0 === "reason"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.position !== undefined && func0.call(data, "position")){
let data0 = data.position;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err4); errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data1 = data.reason;
if(typeof data1 === "string"){
if(isLonger(data1, 100)){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = addFault(vErrors, err6); errors++;
}
if(isShorter(data1, 1)){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate1437.errors = vErrors;
return errors === 0;
}

function validate1432(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:store-pointer:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.published === undefined) || (!(func0.call(data, "published")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "published"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "schema") || (key0 === "tenant_id")) || (key0 === "published")) || (key0 === "events_through")) || (key0 === "events_waiting")) || (key0 === "digest"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:store-pointer:1" !== data.schema){
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:store-pointer:1"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate87(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.published !== undefined && func0.call(data, "published")){
let data2 = data.published;
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/published",schemaPath:"#/properties/published/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/published/" + i0,schemaPath:"#/properties/published/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
if(!(validate176(data3, {instancePath:instancePath+"/published/" + i0}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err8 = {instancePath:instancePath+"/published",schemaPath:"#/properties/published/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err8); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err9 = {instancePath:instancePath+"/published",schemaPath:"#/properties/published/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.events_through !== undefined && func0.call(data, "events_through")){
let data4 = data.events_through;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/events_through",schemaPath:"#/properties/events_through/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err10); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/events_through",schemaPath:"#/properties/events_through/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err11); errors++;
}
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/events_through",schemaPath:"#/properties/events_through/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
if(data.events_waiting !== undefined && func0.call(data, "events_waiting")){
let data5 = data.events_waiting;
if(Array.isArray(data5)){
if(data5.length < 1){
const err13 = {instancePath:instancePath+"/events_waiting",schemaPath:"#/properties/events_waiting/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err13); errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1 && errors < FAULT_LIMIT; i2++){
if(!(validate1437(data5[i2], {instancePath:instancePath+"/events_waiting/" + i2}))){
vErrors = vErrors === null ? validate1437.errors : vErrors.concat(validate1437.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/events_waiting",schemaPath:"#/properties/events_waiting/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate67(data.digest, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err15); errors++;
}
validate1432.errors = vErrors;
return errors === 0;
}

export const compiled_suite = validate1441;

const schema495 = {"type":"object","additionalProperties":false,"properties":{"id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"question":{"type":"string","minLength":1,"maxLength":4000},"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"as":{"type":"array","maxItems":100,"items":{"type":"string","$ref":"urn:loccit:primitives:1#/$defs/label"}},"at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"lang":{"$ref":"urn:loccit:primitives:1#/$defs/lang"},"fault":{"enum":["retrieval-down","reranker-down","writer-refused","writer-timeout","writer-429","writer-500","writer-garbage"]},"expect":{"$ref":"#/$defs/suite_expectation"}}};

const schema497 = {"type":"object","additionalProperties":false,"properties":{"status":{"enum":["answered","partial","conflict","insufficient_evidence","tool_required","dependency_unavailable","generation_unavailable","policy_denied"]},"reason":{"type":"string","minLength":1,"maxLength":100},"missing":{"type":"array","maxItems":100,"items":{"type":"string","$ref":"urn:loccit:primitives:1#/$defs/label"}},"cites":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":200}},"cites_within":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}},"claims":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"shows":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":2000}},"hides":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":2000}},"same_as":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"degraded":{"type":"array","maxItems":20,"items":{"type":"string","minLength":1,"maxLength":100}}}};

function validate1453(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema497.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data0 = data.status;
if(!((((((((data0 === "answered") || (data0 === "partial")) || (data0 === "conflict")) || (data0 === "insufficient_evidence")) || (data0 === "tool_required")) || (data0 === "dependency_unavailable")) || (data0 === "generation_unavailable")) || (data0 === "policy_denied"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema497.properties.status.enum}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data1 = data.reason;
if(typeof data1 === "string"){
if(isLonger(data1, 100)){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = addFault(vErrors, err3); errors++;
}
if(isShorter(data1, 1)){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.missing !== undefined && func0.call(data, "missing")){
let data2 = data.missing;
if(Array.isArray(data2)){
if(data2.length > 100){
const err6 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/maxItems",keyword:"maxItems",params:{limit: 100}};
vErrors = addFault(vErrors, err6); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
if(!(validate87(data3, {instancePath:instancePath+"/missing/" + i0}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.cites !== undefined && func0.call(data, "cites")){
let data4 = data.cites;
if(Array.isArray(data4)){
if(data4.length > 100){
const err9 = {instancePath:instancePath+"/cites",schemaPath:"#/properties/cites/maxItems",keyword:"maxItems",params:{limit: 100}};
vErrors = addFault(vErrors, err9); errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(isLonger(data5, 200)){
const err10 = {instancePath:instancePath+"/cites/" + i1,schemaPath:"#/properties/cites/items/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err10); errors++;
}
if(isShorter(data5, 1)){
const err11 = {instancePath:instancePath+"/cites/" + i1,schemaPath:"#/properties/cites/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/cites/" + i1,schemaPath:"#/properties/cites/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/cites",schemaPath:"#/properties/cites/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.cites_within !== undefined && func0.call(data, "cites_within")){
let data6 = data.cites_within;
if(Array.isArray(data6)){
if(data6.length > 1000){
const err14 = {instancePath:instancePath+"/cites_within",schemaPath:"#/properties/cites_within/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err14); errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(isLonger(data7, 200)){
const err15 = {instancePath:instancePath+"/cites_within/" + i2,schemaPath:"#/properties/cites_within/items/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err15); errors++;
}
if(isShorter(data7, 1)){
const err16 = {instancePath:instancePath+"/cites_within/" + i2,schemaPath:"#/properties/cites_within/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/cites_within/" + i2,schemaPath:"#/properties/cites_within/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err17); errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/cites_within",schemaPath:"#/properties/cites_within/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data.claims !== undefined && func0.call(data, "claims")){
if(!(validate79(data.claims, {instancePath:instancePath+"/claims"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.shows !== undefined && func0.call(data, "shows")){
let data9 = data.shows;
if(Array.isArray(data9)){
if(data9.length > 100){
const err19 = {instancePath:instancePath+"/shows",schemaPath:"#/properties/shows/maxItems",keyword:"maxItems",params:{limit: 100}};
vErrors = addFault(vErrors, err19); errors++;
}
const len3 = data9.length;
for(let i3=0; i3<len3 && errors < FAULT_LIMIT; i3++){
let data10 = data9[i3];
if(typeof data10 === "string"){
if(isLonger(data10, 2000)){
const err20 = {instancePath:instancePath+"/shows/" + i3,schemaPath:"#/properties/shows/items/maxLength",keyword:"maxLength",params:{limit: 2000}};
vErrors = addFault(vErrors, err20); errors++;
}
if(isShorter(data10, 1)){
const err21 = {instancePath:instancePath+"/shows/" + i3,schemaPath:"#/properties/shows/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/shows/" + i3,schemaPath:"#/properties/shows/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err22); errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/shows",schemaPath:"#/properties/shows/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err23); errors++;
}
}
if(data.hides !== undefined && func0.call(data, "hides")){
let data11 = data.hides;
if(Array.isArray(data11)){
if(data11.length > 100){
const err24 = {instancePath:instancePath+"/hides",schemaPath:"#/properties/hides/maxItems",keyword:"maxItems",params:{limit: 100}};
vErrors = addFault(vErrors, err24); errors++;
}
const len4 = data11.length;
for(let i4=0; i4<len4 && errors < FAULT_LIMIT; i4++){
let data12 = data11[i4];
if(typeof data12 === "string"){
if(isLonger(data12, 2000)){
const err25 = {instancePath:instancePath+"/hides/" + i4,schemaPath:"#/properties/hides/items/maxLength",keyword:"maxLength",params:{limit: 2000}};
vErrors = addFault(vErrors, err25); errors++;
}
if(isShorter(data12, 1)){
const err26 = {instancePath:instancePath+"/hides/" + i4,schemaPath:"#/properties/hides/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err26); errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/hides/" + i4,schemaPath:"#/properties/hides/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err27); errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/hides",schemaPath:"#/properties/hides/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err28); errors++;
}
}
if(data.same_as !== undefined && func0.call(data, "same_as")){
if(!(validate87(data.same_as, {instancePath:instancePath+"/same_as"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.degraded !== undefined && func0.call(data, "degraded")){
let data14 = data.degraded;
if(Array.isArray(data14)){
if(data14.length > 20){
const err29 = {instancePath:instancePath+"/degraded",schemaPath:"#/properties/degraded/maxItems",keyword:"maxItems",params:{limit: 20}};
vErrors = addFault(vErrors, err29); errors++;
}
const len5 = data14.length;
for(let i5=0; i5<len5 && errors < FAULT_LIMIT; i5++){
let data15 = data14[i5];
if(typeof data15 === "string"){
if(isLonger(data15, 100)){
const err30 = {instancePath:instancePath+"/degraded/" + i5,schemaPath:"#/properties/degraded/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = addFault(vErrors, err30); errors++;
}
if(isShorter(data15, 1)){
const err31 = {instancePath:instancePath+"/degraded/" + i5,schemaPath:"#/properties/degraded/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err31); errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/degraded/" + i5,schemaPath:"#/properties/degraded/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err32); errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/degraded",schemaPath:"#/properties/degraded/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err33); errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err34); errors++;
}
validate1453.errors = vErrors;
return errors === 0;
}

function validate1446(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.question === undefined) || (!(func0.call(data, "question")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "question"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.expect === undefined) || (!(func0.call(data, "expect")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expect"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "id") || (key0 === "question")) || (key0 === "tenant_id")) || (key0 === "as")) || (key0 === "at")) || (key0 === "lang")) || (key0 === "fault")) || (key0 === "expect"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate87(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.question !== undefined && func0.call(data, "question")){
let data1 = data.question;
if(typeof data1 === "string"){
if(isLonger(data1, 4000)){
const err4 = {instancePath:instancePath+"/question",schemaPath:"#/properties/question/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err4); errors++;
}
if(isShorter(data1, 1)){
const err5 = {instancePath:instancePath+"/question",schemaPath:"#/properties/question/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/question",schemaPath:"#/properties/question/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate87(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined && func0.call(data, "as")){
let data3 = data.as;
if(Array.isArray(data3)){
if(data3.length > 100){
const err7 = {instancePath:instancePath+"/as",schemaPath:"#/properties/as/maxItems",keyword:"maxItems",params:{limit: 100}};
vErrors = addFault(vErrors, err7); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/as/" + i0,schemaPath:"#/properties/as/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
if(!(validate87(data4, {instancePath:instancePath+"/as/" + i0}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/as",schemaPath:"#/properties/as/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate99(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.lang !== undefined && func0.call(data, "lang")){
if(!(validate56(data.lang, {instancePath:instancePath+"/lang"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.fault !== undefined && func0.call(data, "fault")){
let data7 = data.fault;
if(!(((((((data7 === "retrieval-down") || (data7 === "reranker-down")) || (data7 === "writer-refused")) || (data7 === "writer-timeout")) || (data7 === "writer-429")) || (data7 === "writer-500")) || (data7 === "writer-garbage"))){
const err10 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/enum",keyword:"enum",params:{allowedValues: schema495.properties.fault.enum}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.expect !== undefined && func0.call(data, "expect")){
if(!(validate1453(data.expect, {instancePath:instancePath+"/expect"}))){
vErrors = vErrors === null ? validate1453.errors : vErrors.concat(validate1453.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate1446.errors = vErrors;
return errors === 0;
}

function validate1441(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:suite:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.sources === undefined) || (!(func0.call(data, "sources")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sources"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.cases === undefined) || (!(func0.call(data, "cases")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cases"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "schema") || (key0 === "name")) || (key0 === "about")) || (key0 === "sources")) || (key0 === "at")) || (key0 === "cases"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:suite:1" !== data.schema){
const err6 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:suite:1"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate87(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.about !== undefined && func0.call(data, "about")){
let data2 = data.about;
if(typeof data2 === "string"){
if(isLonger(data2, 2000)){
const err7 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/maxLength",keyword:"maxLength",params:{limit: 2000}};
vErrors = addFault(vErrors, err7); errors++;
}
if(isShorter(data2, 1)){
const err8 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.sources !== undefined && func0.call(data, "sources")){
let data3 = data.sources;
if(Array.isArray(data3)){
if(data3.length > 100){
const err10 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit: 100}};
vErrors = addFault(vErrors, err10); errors++;
}
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(isLonger(data4, 4096)){
const err12 = {instancePath:instancePath+"/sources/" + i0,schemaPath:"#/properties/sources/items/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err12); errors++;
}
if(isShorter(data4, 1)){
const err13 = {instancePath:instancePath+"/sources/" + i0,schemaPath:"#/properties/sources/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/sources/" + i0,schemaPath:"#/properties/sources/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate99(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.cases !== undefined && func0.call(data, "cases")){
let data6 = data.cases;
if(Array.isArray(data6)){
if(data6.length > 10000){
const err16 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/maxItems",keyword:"maxItems",params:{limit: 10000}};
vErrors = addFault(vErrors, err16); errors++;
}
if(data6.length < 1){
const err17 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err17); errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate1446(data6[i1], {instancePath:instancePath+"/cases/" + i1}))){
vErrors = vErrors === null ? validate1446.errors : vErrors.concat(validate1446.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err19); errors++;
}
validate1441.errors = vErrors;
return errors === 0;
}

export const compiled_suite_result = validate1460;

const schema499 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:suite-result:1"},"suite":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"suite_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"corpus_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"verdict":{"enum":["PASS","BLOCK"]},"passed":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"total":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"cases":{"type":"array","maxItems":10000,"items":{"$ref":"#/$defs/case_result"}}}};

const schema503 = {"type":"object","additionalProperties":false,"properties":{"id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"verdict":{"enum":["PASS","BLOCK"]},"status":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"answer_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"audit_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"failures":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":100}},"differences":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"#/$defs/difference"}}}};

function validate1474(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.member === undefined) || (!(func0.call(data, "member")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "member"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.expected === undefined) || (!(func0.call(data, "expected")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.actual === undefined) || (!(func0.call(data, "actual")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actual"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "member") || (key0 === "expected")) || (key0 === "actual"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.member !== undefined && func0.call(data, "member")){
if(!(validate87(data.member, {instancePath:instancePath+"/member"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.expected !== undefined && func0.call(data, "expected")){
let data1 = data.expected;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(typeof data1[i0] !== "string"){
const err4 = {instancePath:instancePath+"/expected/" + i0,schemaPath:"#/properties/expected/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.actual !== undefined && func0.call(data, "actual")){
let data3 = data.actual;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(typeof data3[i1] !== "string"){
const err6 = {instancePath:instancePath+"/actual/" + i1,schemaPath:"#/properties/actual/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/actual",schemaPath:"#/properties/actual/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate1474.errors = vErrors;
return errors === 0;
}

function validate1469(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.answer_sha256 === undefined) || (!(func0.call(data, "answer_sha256")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer_sha256"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.audit_sha256 === undefined) || (!(func0.call(data, "audit_sha256")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audit_sha256"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.failures === undefined) || (!(func0.call(data, "failures")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failures"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "id") || (key0 === "verdict")) || (key0 === "status")) || (key0 === "answer_sha256")) || (key0 === "audit_sha256")) || (key0 === "failures")) || (key0 === "differences"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate87(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
let data1 = data.verdict;
if(!((data1 === "PASS") || (data1 === "BLOCK"))){
const err7 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema503.properties.verdict.enum}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if(!(validate87(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.answer_sha256 !== undefined && func0.call(data, "answer_sha256")){
if(!(validate67(data.answer_sha256, {instancePath:instancePath+"/answer_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.audit_sha256 !== undefined && func0.call(data, "audit_sha256")){
if(!(validate67(data.audit_sha256, {instancePath:instancePath+"/audit_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.failures !== undefined && func0.call(data, "failures")){
let data5 = data.failures;
if(Array.isArray(data5)){
if(data5.length > 20){
const err8 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/maxItems",keyword:"maxItems",params:{limit: 20}};
vErrors = addFault(vErrors, err8); errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(isLonger(data6, 100)){
const err9 = {instancePath:instancePath+"/failures/" + i0,schemaPath:"#/properties/failures/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = addFault(vErrors, err9); errors++;
}
if(isShorter(data6, 1)){
const err10 = {instancePath:instancePath+"/failures/" + i0,schemaPath:"#/properties/failures/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/failures/" + i0,schemaPath:"#/properties/failures/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err12); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.differences !== undefined && func0.call(data, "differences")){
let data7 = data.differences;
if(Array.isArray(data7)){
if(data7.length > 20){
const err14 = {instancePath:instancePath+"/differences",schemaPath:"#/properties/differences/maxItems",keyword:"maxItems",params:{limit: 20}};
vErrors = addFault(vErrors, err14); errors++;
}
if(data7.length < 1){
const err15 = {instancePath:instancePath+"/differences",schemaPath:"#/properties/differences/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err15); errors++;
}
const len1 = data7.length;
for(let i2=0; i2<len1 && errors < FAULT_LIMIT; i2++){
if(!(validate1474(data7[i2], {instancePath:instancePath+"/differences/" + i2}))){
vErrors = vErrors === null ? validate1474.errors : vErrors.concat(validate1474.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/differences",schemaPath:"#/properties/differences/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err17); errors++;
}
validate1469.errors = vErrors;
return errors === 0;
}

function validate1460(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:suite-result:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.suite === undefined) || (!(func0.call(data, "suite")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suite"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.suite_sha256 === undefined) || (!(func0.call(data, "suite_sha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suite_sha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.corpus_sha256 === undefined) || (!(func0.call(data, "corpus_sha256")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "corpus_sha256"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.passed === undefined) || (!(func0.call(data, "passed")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passed"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.total === undefined) || (!(func0.call(data, "total")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.cases === undefined) || (!(func0.call(data, "cases")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cases"}};
vErrors = addFault(vErrors, err7); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "schema") || (key0 === "suite")) || (key0 === "suite_sha256")) || (key0 === "corpus_sha256")) || (key0 === "verdict")) || (key0 === "passed")) || (key0 === "total")) || (key0 === "cases"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:suite-result:1" !== data.schema){
const err9 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:suite-result:1"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.suite !== undefined && func0.call(data, "suite")){
if(!(validate87(data.suite, {instancePath:instancePath+"/suite"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.suite_sha256 !== undefined && func0.call(data, "suite_sha256")){
if(!(validate67(data.suite_sha256, {instancePath:instancePath+"/suite_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.corpus_sha256 !== undefined && func0.call(data, "corpus_sha256")){
if(!(validate67(data.corpus_sha256, {instancePath:instancePath+"/corpus_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
let data4 = data.verdict;
if(!((data4 === "PASS") || (data4 === "BLOCK"))){
const err10 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema499.properties.verdict.enum}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.passed !== undefined && func0.call(data, "passed")){
if(!(validate79(data.passed, {instancePath:instancePath+"/passed"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.total !== undefined && func0.call(data, "total")){
if(!(validate79(data.total, {instancePath:instancePath+"/total"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.cases !== undefined && func0.call(data, "cases")){
let data7 = data.cases;
if(Array.isArray(data7)){
if(data7.length > 10000){
const err11 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/maxItems",keyword:"maxItems",params:{limit: 10000}};
vErrors = addFault(vErrors, err11); errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1469(data7[i0], {instancePath:instancePath+"/cases/" + i0}))){
vErrors = vErrors === null ? validate1469.errors : vErrors.concat(validate1469.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate1460.errors = vErrors;
return errors === 0;
}

export const compiled_support = validate897;

const schema300 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:support:1"},"verdict":{"$ref":"urn:loccit:primitives:1#/$defs/support_verdict"},"decided_by":{"$ref":"#/$defs/decided_by"},"scores":{"$ref":"#/$defs/scores"},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}},"reason":{"$ref":"#/$defs/reason"},"needs_human":{"const":true},"opinions":{"type":"array","items":{"$ref":"#/$defs/opinion"},"minItems":1},"agreeing":{"type":"array","items":{"$ref":"#/$defs/agreeing"},"minItems":1}}};

const schema302 = {"enum":["exact","numbers","language","conditions","nli","judge","human","none"]};

function validate900(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "exact") || (data === "numbers")) || (data === "language")) || (data === "conditions")) || (data === "nli")) || (data === "judge")) || (data === "human")) || (data === "none"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema302.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate900.errors = vErrors;
return errors === 0;
}

const schema303 = {"type":"object","additionalProperties":false,"properties":{"token_overlap":{"type":"number","minimum":0,"maximum":1},"shared_tokens":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"claim_tokens":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"cosine":{"type":"number","minimum":-1,"maximum":1},"band":{"enum":["high","middle","low"]},"entailment":{"type":"number","minimum":0,"maximum":1},"neutral":{"type":"number","minimum":0,"maximum":1},"contradiction":{"type":"number","minimum":0,"maximum":1},"grade":{"$ref":"#/$defs/grade"},"grades":{"type":"array","items":{"$ref":"#/$defs/grade"},"minItems":1,"maxItems":100}}};

const schema305 = {"enum":["A","B","C","D"]};

function validate906(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "A") || (data === "B")) || (data === "C")) || (data === "D"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema305.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate906.errors = vErrors;
return errors === 0;
}

function validate902(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.token_overlap === undefined) || (!(func0.call(data, "token_overlap")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token_overlap"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.shared_tokens === undefined) || (!(func0.call(data, "shared_tokens")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shared_tokens"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.claim_tokens === undefined) || (!(func0.call(data, "claim_tokens")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_tokens"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema303.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.token_overlap !== undefined && func0.call(data, "token_overlap")){
let data0 = data.token_overlap;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/token_overlap",schemaPath:"#/properties/token_overlap/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/token_overlap",schemaPath:"#/properties/token_overlap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/token_overlap",schemaPath:"#/properties/token_overlap/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.shared_tokens !== undefined && func0.call(data, "shared_tokens")){
if(!(validate79(data.shared_tokens, {instancePath:instancePath+"/shared_tokens"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.claim_tokens !== undefined && func0.call(data, "claim_tokens")){
if(!(validate79(data.claim_tokens, {instancePath:instancePath+"/claim_tokens"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.cosine !== undefined && func0.call(data, "cosine")){
let data3 = data.cosine;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/cosine",schemaPath:"#/properties/cosine/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
if(data3 < -1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/cosine",schemaPath:"#/properties/cosine/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/cosine",schemaPath:"#/properties/cosine/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.band !== undefined && func0.call(data, "band")){
let data4 = data.band;
if(!(((data4 === "high") || (data4 === "middle")) || (data4 === "low"))){
const err10 = {instancePath:instancePath+"/band",schemaPath:"#/properties/band/enum",keyword:"enum",params:{allowedValues: schema303.properties.band.enum}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.entailment !== undefined && func0.call(data, "entailment")){
let data5 = data.entailment;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/entailment",schemaPath:"#/properties/entailment/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
if(data5 < 0 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/entailment",schemaPath:"#/properties/entailment/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/entailment",schemaPath:"#/properties/entailment/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.neutral !== undefined && func0.call(data, "neutral")){
let data6 = data.neutral;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/neutral",schemaPath:"#/properties/neutral/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err14); errors++;
}
if(data6 < 0 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/neutral",schemaPath:"#/properties/neutral/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/neutral",schemaPath:"#/properties/neutral/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.contradiction !== undefined && func0.call(data, "contradiction")){
let data7 = data.contradiction;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/contradiction",schemaPath:"#/properties/contradiction/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err17); errors++;
}
if(data7 < 0 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/contradiction",schemaPath:"#/properties/contradiction/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err18); errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/contradiction",schemaPath:"#/properties/contradiction/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err19); errors++;
}
}
if(data.grade !== undefined && func0.call(data, "grade")){
if(!(validate906(data.grade, {instancePath:instancePath+"/grade"}))){
vErrors = vErrors === null ? validate906.errors : vErrors.concat(validate906.errors);
errors = vErrors.length;
}
}
if(data.grades !== undefined && func0.call(data, "grades")){
let data9 = data.grades;
if(Array.isArray(data9)){
if(data9.length > 100){
const err20 = {instancePath:instancePath+"/grades",schemaPath:"#/properties/grades/maxItems",keyword:"maxItems",params:{limit: 100}};
vErrors = addFault(vErrors, err20); errors++;
}
if(data9.length < 1){
const err21 = {instancePath:instancePath+"/grades",schemaPath:"#/properties/grades/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err21); errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate906(data9[i0], {instancePath:instancePath+"/grades/" + i0}))){
vErrors = vErrors === null ? validate906.errors : vErrors.concat(validate906.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/grades",schemaPath:"#/properties/grades/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err22); errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err23); errors++;
}
validate902.errors = vErrors;
return errors === 0;
}

const schema306 = {"type":"object","additionalProperties":false,"properties":{"rule":{"$ref":"urn:loccit:primitives:1#/$defs/rule_id"},"severity":{"enum":["error","warning","note"]},"check":{"type":"string","maxLength":80,"pattern":"^[a-z]+(?:-[a-z0-9]+)*$","not":{"type":"string","pattern":"\n"}},"claim":{"$ref":"#/$defs/claim_side"},"evidence":{"$ref":"#/$defs/evidence_side"},"relation":{"$ref":"#/$defs/relation"},"reason":{"$ref":"#/$defs/reason_code"},"precision":{"$ref":"#/$defs/precision"}}};

const schema310 = {"type":"object","additionalProperties":false,"properties":{"kind":{"type":"string","maxLength":40,"pattern":"^[a-z]+(?:-[a-z]+)*$","not":{"type":"string","pattern":"\n"}},"unit":{"type":["string","null"]},"lo":{"type":["number","null"]},"hi":{"type":["number","null"]},"lo_open":{"type":"boolean"},"hi_open":{"type":"boolean"},"form":{"enum":["exact","range","bound","approx"]}}};

function validate917(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.unit === undefined) || (!(func0.call(data, "unit")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unit"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.lo === undefined) || (!(func0.call(data, "lo")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lo"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.hi === undefined) || (!(func0.call(data, "hi")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hi"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.lo_open === undefined) || (!(func0.call(data, "lo_open")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lo_open"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.hi_open === undefined) || (!(func0.call(data, "hi_open")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hi_open"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.form === undefined) || (!(func0.call(data, "form")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "kind") || (key0 === "unit")) || (key0 === "lo")) || (key0 === "hi")) || (key0 === "lo_open")) || (key0 === "hi_open")) || (key0 === "form"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err8 = {};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {};
vErrors = addFault(vErrors, err9); errors++;
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err10); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(isLonger(data0, 40)){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = addFault(vErrors, err11); errors++;
}
if(!pattern59.test(data0)){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.unit !== undefined && func0.call(data, "unit")){
let data1 = data.unit;
if((typeof data1 !== "string") && (data1 !== null)){
const err14 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: schema310.properties.unit.type}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.lo !== undefined && func0.call(data, "lo")){
let data2 = data.lo;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err15 = {instancePath:instancePath+"/lo",schemaPath:"#/properties/lo/type",keyword:"type",params:{type: schema310.properties.lo.type}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.hi !== undefined && func0.call(data, "hi")){
let data3 = data.hi;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err16 = {instancePath:instancePath+"/hi",schemaPath:"#/properties/hi/type",keyword:"type",params:{type: schema310.properties.hi.type}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.lo_open !== undefined && func0.call(data, "lo_open")){
if(typeof data.lo_open !== "boolean"){
const err17 = {instancePath:instancePath+"/lo_open",schemaPath:"#/properties/lo_open/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.hi_open !== undefined && func0.call(data, "hi_open")){
if(typeof data.hi_open !== "boolean"){
const err18 = {instancePath:instancePath+"/hi_open",schemaPath:"#/properties/hi_open/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data.form !== undefined && func0.call(data, "form")){
let data6 = data.form;
if(!((((data6 === "exact") || (data6 === "range")) || (data6 === "bound")) || (data6 === "approx"))){
const err19 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/enum",keyword:"enum",params:{allowedValues: schema310.properties.form.enum}};
vErrors = addFault(vErrors, err19); errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err20); errors++;
}
validate917.errors = vErrors;
return errors === 0;
}

function validate913(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.char_start === undefined) || (!(func0.call(data, "char_start")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_start"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.char_end === undefined) || (!(func0.call(data, "char_end")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_end"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "char_start") || (key0 === "char_end")) || (key0 === "text")) || (key0 === "value"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.char_start !== undefined && func0.call(data, "char_start")){
if(!(validate79(data.char_start, {instancePath:instancePath+"/char_start"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.char_end !== undefined && func0.call(data, "char_end")){
if(!(validate79(data.char_end, {instancePath:instancePath+"/char_end"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
if(!(validate917(data.value, {instancePath:instancePath+"/value"}))){
vErrors = vErrors === null ? validate917.errors : vErrors.concat(validate917.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate913.errors = vErrors;
return errors === 0;
}

function validate920(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "char_start") || (key0 === "char_end")) || (key0 === "text")) || (key0 === "value"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err0); errors++;
}
}
if(data.char_start !== undefined && func0.call(data, "char_start")){
if(!(validate79(data.char_start, {instancePath:instancePath+"/char_start"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.char_end !== undefined && func0.call(data, "char_end")){
if(!(validate79(data.char_end, {instancePath:instancePath+"/char_end"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err1 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
if(!(validate917(data.value, {instancePath:instancePath+"/value"}))){
vErrors = vErrors === null ? validate917.errors : vErrors.concat(validate917.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate920.errors = vErrors;
return errors === 0;
}

const schema312 = {"enum":["disjoint","overlap","wider","narrower","absent","other-unit","opposite","stronger","weaker"]};

function validate925(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((data === "disjoint") || (data === "overlap")) || (data === "wider")) || (data === "narrower")) || (data === "absent")) || (data === "other-unit")) || (data === "opposite")) || (data === "stronger")) || (data === "weaker"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema312.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate925.errors = vErrors;
return errors === 0;
}

function validate929(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.n === undefined) || (!(func0.call(data, "n")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "n"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.sets === undefined) || (!(func0.call(data, "sets")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sets"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "value") || (key0 === "n")) || (key0 === "sets"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data0 = data.value;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.n !== undefined && func0.call(data, "n")){
if(!(validate79(data.n, {instancePath:instancePath+"/n"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.sets !== undefined && func0.call(data, "sets")){
let data2 = data.sets;
if(Array.isArray(data2)){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/sets",schemaPath:"#/properties/sets/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(isLonger(data3, 1000)){
const err8 = {instancePath:instancePath+"/sets/" + i0,schemaPath:"#/properties/sets/items/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = addFault(vErrors, err8); errors++;
}
if(isShorter(data3, 1)){
const err9 = {instancePath:instancePath+"/sets/" + i0,schemaPath:"#/properties/sets/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/sets/" + i0,schemaPath:"#/properties/sets/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err11 = {instancePath:instancePath+"/sets",schemaPath:"#/properties/sets/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err11); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err12 = {instancePath:instancePath+"/sets",schemaPath:"#/properties/sets/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate929.errors = vErrors;
return errors === 0;
}

function validate910(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.severity === undefined) || (!(func0.call(data, "severity")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.claim === undefined) || (!(func0.call(data, "claim")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "rule") || (key0 === "severity")) || (key0 === "check")) || (key0 === "claim")) || (key0 === "evidence")) || (key0 === "relation")) || (key0 === "reason")) || (key0 === "precision"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(!(validate135(data.rule, {instancePath:instancePath+"/rule"}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
if(data.severity !== undefined && func0.call(data, "severity")){
let data1 = data.severity;
if(!(((data1 === "error") || (data1 === "warning")) || (data1 === "note"))){
const err4 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema306.properties.severity.enum}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.check !== undefined && func0.call(data, "check")){
let data2 = data.check;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err5 = {};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {};
vErrors = addFault(vErrors, err6); errors++;
}
}
var valid1 = _errs7 === errors;
if(valid1){
const err7 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err7); errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
if(typeof data2 === "string"){
if(isLonger(data2, 80)){
const err8 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = addFault(vErrors, err8); errors++;
}
if(!pattern140.test(data2)){
const err9 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.claim !== undefined && func0.call(data, "claim")){
if(!(validate913(data.claim, {instancePath:instancePath+"/claim"}))){
vErrors = vErrors === null ? validate913.errors : vErrors.concat(validate913.errors);
errors = vErrors.length;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
if(!(validate920(data.evidence, {instancePath:instancePath+"/evidence"}))){
vErrors = vErrors === null ? validate920.errors : vErrors.concat(validate920.errors);
errors = vErrors.length;
}
}
if(data.relation !== undefined && func0.call(data, "relation")){
if(!(validate925(data.relation, {instancePath:instancePath+"/relation"}))){
vErrors = vErrors === null ? validate925.errors : vErrors.concat(validate925.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(!(validate834(data.reason, {instancePath:instancePath+"/reason"}))){
vErrors = vErrors === null ? validate834.errors : vErrors.concat(validate834.errors);
errors = vErrors.length;
}
}
if(data.precision !== undefined && func0.call(data, "precision")){
if(!(validate929(data.precision, {instancePath:instancePath+"/precision"}))){
vErrors = vErrors === null ? validate929.errors : vErrors.concat(validate929.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate910.errors = vErrors;
return errors === 0;
}

function validate933(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "code") || (key0 === "message"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
if(!(validate834(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validate834.errors : vErrors.concat(validate834.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data1 = data.message;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate933.errors = vErrors;
return errors === 0;
}

const schema316 = {"type":"object","additionalProperties":false,"properties":{"rung":{"enum":["embedding","nli","judge","human"]},"verdict":{"$ref":"urn:loccit:primitives:1#/$defs/support_verdict"},"name":{"type":"string","minLength":1,"maxLength":1000},"version":{"type":"string","minLength":1,"maxLength":1000},"model_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"tokenizer_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"prompt_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"rationale":{"type":"string"},"grade":{"$ref":"#/$defs/grade"},"reason":{"$ref":"#/$defs/reason"},"quote":{"$ref":"#/$defs/evidence_side"},"cached":{"const":true}}};

function validate936(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rung === undefined) || (!(func0.call(data, "rung")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rung"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema316.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.rung !== undefined && func0.call(data, "rung")){
let data0 = data.rung;
if(!((((data0 === "embedding") || (data0 === "nli")) || (data0 === "judge")) || (data0 === "human"))){
const err4 = {instancePath:instancePath+"/rung",schemaPath:"#/properties/rung/enum",keyword:"enum",params:{allowedValues: schema316.properties.rung.enum}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
if(!(validate482(data.verdict, {instancePath:instancePath+"/verdict"}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data2 = data.name;
if(typeof data2 === "string"){
if(isLonger(data2, 1000)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = addFault(vErrors, err5); errors++;
}
if(isShorter(data2, 1)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data3 = data.version;
if(typeof data3 === "string"){
if(isLonger(data3, 1000)){
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = addFault(vErrors, err8); errors++;
}
if(isShorter(data3, 1)){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.model_sha256 !== undefined && func0.call(data, "model_sha256")){
if(!(validate67(data.model_sha256, {instancePath:instancePath+"/model_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.tokenizer_sha256 !== undefined && func0.call(data, "tokenizer_sha256")){
if(!(validate67(data.tokenizer_sha256, {instancePath:instancePath+"/tokenizer_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.prompt_sha256 !== undefined && func0.call(data, "prompt_sha256")){
if(!(validate67(data.prompt_sha256, {instancePath:instancePath+"/prompt_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.rationale !== undefined && func0.call(data, "rationale")){
if(typeof data.rationale !== "string"){
const err11 = {instancePath:instancePath+"/rationale",schemaPath:"#/properties/rationale/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.grade !== undefined && func0.call(data, "grade")){
if(!(validate906(data.grade, {instancePath:instancePath+"/grade"}))){
vErrors = vErrors === null ? validate906.errors : vErrors.concat(validate906.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(!(validate933(data.reason, {instancePath:instancePath+"/reason"}))){
vErrors = vErrors === null ? validate933.errors : vErrors.concat(validate933.errors);
errors = vErrors.length;
}
}
if(data.quote !== undefined && func0.call(data, "quote")){
if(!(validate920(data.quote, {instancePath:instancePath+"/quote"}))){
vErrors = vErrors === null ? validate920.errors : vErrors.concat(validate920.errors);
errors = vErrors.length;
}
}
if(data.cached !== undefined && func0.call(data, "cached")){
if(true !== data.cached){
const err12 = {instancePath:instancePath+"/cached",schemaPath:"#/properties/cached/const",keyword:"const",params:{allowedValue: true}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate936.errors = vErrors;
return errors === 0;
}

function validate946(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.claim === undefined) || (!(func0.call(data, "claim")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "claim") || (key0 === "evidence"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.claim !== undefined && func0.call(data, "claim")){
if(!(validate913(data.claim, {instancePath:instancePath+"/claim"}))){
vErrors = vErrors === null ? validate913.errors : vErrors.concat(validate913.errors);
errors = vErrors.length;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
if(!(validate920(data.evidence, {instancePath:instancePath+"/evidence"}))){
vErrors = vErrors === null ? validate920.errors : vErrors.concat(validate920.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate946.errors = vErrors;
return errors === 0;
}

function validate897(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:support:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.decided_by === undefined) || (!(func0.call(data, "decided_by")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decided_by"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.scores === undefined) || (!(func0.call(data, "scores")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scores"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.findings === undefined) || (!(func0.call(data, "findings")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema300.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:support:1" !== data.schema){
const err6 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:support:1"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
if(!(validate482(data.verdict, {instancePath:instancePath+"/verdict"}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
if(data.decided_by !== undefined && func0.call(data, "decided_by")){
if(!(validate900(data.decided_by, {instancePath:instancePath+"/decided_by"}))){
vErrors = vErrors === null ? validate900.errors : vErrors.concat(validate900.errors);
errors = vErrors.length;
}
}
if(data.scores !== undefined && func0.call(data, "scores")){
if(!(validate902(data.scores, {instancePath:instancePath+"/scores"}))){
vErrors = vErrors === null ? validate902.errors : vErrors.concat(validate902.errors);
errors = vErrors.length;
}
}
if(data.findings !== undefined && func0.call(data, "findings")){
let data4 = data.findings;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate910(data4[i0], {instancePath:instancePath+"/findings/" + i0}))){
vErrors = vErrors === null ? validate910.errors : vErrors.concat(validate910.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(!(validate933(data.reason, {instancePath:instancePath+"/reason"}))){
vErrors = vErrors === null ? validate933.errors : vErrors.concat(validate933.errors);
errors = vErrors.length;
}
}
if(data.needs_human !== undefined && func0.call(data, "needs_human")){
if(true !== data.needs_human){
const err8 = {instancePath:instancePath+"/needs_human",schemaPath:"#/properties/needs_human/const",keyword:"const",params:{allowedValue: true}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.opinions !== undefined && func0.call(data, "opinions")){
let data8 = data.opinions;
if(Array.isArray(data8)){
if(data8.length < 1){
const err9 = {instancePath:instancePath+"/opinions",schemaPath:"#/properties/opinions/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err9); errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate936(data8[i1], {instancePath:instancePath+"/opinions/" + i1}))){
vErrors = vErrors === null ? validate936.errors : vErrors.concat(validate936.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/opinions",schemaPath:"#/properties/opinions/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.agreeing !== undefined && func0.call(data, "agreeing")){
let data10 = data.agreeing;
if(Array.isArray(data10)){
if(data10.length < 1){
const err11 = {instancePath:instancePath+"/agreeing",schemaPath:"#/properties/agreeing/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
if(!(validate946(data10[i2], {instancePath:instancePath+"/agreeing/" + i2}))){
vErrors = vErrors === null ? validate946.errors : vErrors.concat(validate946.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/agreeing",schemaPath:"#/properties/agreeing/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate897.errors = vErrors;
return errors === 0;
}

export const compiled_trust_policy = validate1130;

const pattern176 = new RegExp("^[a-z][a-z0-9+.-]*:[A-Za-z0-9._~!$&'()*+,;=:@/%\\[\\]-]*$", "u");

function validate1153(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.source_uri_prefix === undefined) || (!(func0.call(data, "source_uri_prefix")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_uri_prefix"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.keyids === undefined) || (!(func0.call(data, "keyids")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyids"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "source_uri_prefix") || (key0 === "keyids"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.source_uri_prefix !== undefined && func0.call(data, "source_uri_prefix")){
let data0 = data.source_uri_prefix;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {};
vErrors = addFault(vErrors, err3); errors++;
}
}
else {
const err4 = {};
vErrors = addFault(vErrors, err4); errors++;
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err5 = {instancePath:instancePath+"/source_uri_prefix",schemaPath:"#/properties/source_uri_prefix/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(isLonger(data0, 4000)){
const err6 = {instancePath:instancePath+"/source_uri_prefix",schemaPath:"#/properties/source_uri_prefix/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err6); errors++;
}
if(isShorter(data0, 3)){
const err7 = {instancePath:instancePath+"/source_uri_prefix",schemaPath:"#/properties/source_uri_prefix/minLength",keyword:"minLength",params:{limit: 3}};
vErrors = addFault(vErrors, err7); errors++;
}
if(!pattern176.test(data0)){
const err8 = {instancePath:instancePath+"/source_uri_prefix",schemaPath:"#/properties/source_uri_prefix/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/source_uri_prefix",schemaPath:"#/properties/source_uri_prefix/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.keyids !== undefined && func0.call(data, "keyids")){
let data1 = data.keyids;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err10 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err10); errors++;
}
if(data1.length < 1){
const err11 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate557(data1[i0], {instancePath:instancePath+"/keyids/" + i0}))){
vErrors = vErrors === null ? validate557.errors : vErrors.concat(validate557.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate1153.errors = vErrors;
return errors === 0;
}

function validate1130(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:trust-policy:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.keys === undefined) || (!(func0.call(data, "keys")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keys"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.threshold === undefined) || (!(func0.call(data, "threshold")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threshold"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.sources === undefined) || (!(func0.call(data, "sources")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sources"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "schema") || (key0 === "keys")) || (key0 === "threshold")) || (key0 === "sources"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:trust-policy:1" !== data.schema){
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:trust-policy:1"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.keys !== undefined && func0.call(data, "keys")){
let data1 = data.keys;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err6 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err6); errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1161(data1[i0], {instancePath:instancePath+"/keys/" + i0}))){
vErrors = vErrors === null ? validate1161.errors : vErrors.concat(validate1161.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.threshold !== undefined && func0.call(data, "threshold")){
let data3 = data.threshold;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
vErrors = addFault(vErrors, err10); errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
}
}
if(data.sources !== undefined && func0.call(data, "sources")){
let data4 = data.sources;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err12 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err12); errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate1153(data4[i1], {instancePath:instancePath+"/sources/" + i1}))){
vErrors = vErrors === null ? validate1153.errors : vErrors.concat(validate1153.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err14); errors++;
}
validate1130.errors = vErrors;
return errors === 0;
}

export const compiled_unicode = validate1478;

const pattern234 = new RegExp("^[1-9][0-9]{0,2}\\.[0-9]{1,3}$", "u");

function validate1481(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 1114111 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1114111}};
vErrors = addFault(vErrors, err1); errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
validate1481.errors = vErrors;
return errors === 0;
}

function validate1480(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 2){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = addFault(vErrors, err0); errors++;
}
const len0 = data.length;
if(len0 > 0){
if(!(validate1481(data[0], {instancePath:instancePath+"/0"}))){
vErrors = vErrors === null ? validate1481.errors : vErrors.concat(validate1481.errors);
errors = vErrors.length;
}
}
if(len0 > 1){
if(!(validate1481(data[1], {instancePath:instancePath+"/1"}))){
vErrors = vErrors === null ? validate1481.errors : vErrors.concat(validate1481.errors);
errors = vErrors.length;
}
}
const len1 = data.length;
if(!(len1 <= 2)){
const err1 = {instancePath,schemaPath:"#/items",keyword:"items",params:{limit: 2}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate1480.errors = vErrors;
return errors === 0;
}

function validate1479(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate1480(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate1480.errors : vErrors.concat(validate1480.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err0); errors++;
}
validate1479.errors = vErrors;
return errors === 0;
}

function validate1478(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:unicode:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.unicode_version === undefined) || (!(func0.call(data, "unicode_version")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unicode_version"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.property === undefined) || (!(func0.call(data, "property")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "property"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.values === undefined) || (!(func0.call(data, "values")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "schema") || (key0 === "unicode_version")) || (key0 === "property")) || (key0 === "values"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:unicode:1" !== data.schema){
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:unicode:1"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.unicode_version !== undefined && func0.call(data, "unicode_version")){
let data1 = data.unicode_version;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {};
vErrors = addFault(vErrors, err7); errors++;
}
}
var valid1 = _errs6 === errors;
if(valid1){
const err8 = {instancePath:instancePath+"/unicode_version",schemaPath:"#/properties/unicode_version/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data1 === "string"){
if(isLonger(data1, 7)){
const err9 = {instancePath:instancePath+"/unicode_version",schemaPath:"#/properties/unicode_version/maxLength",keyword:"maxLength",params:{limit: 7}};
vErrors = addFault(vErrors, err9); errors++;
}
if(!pattern234.test(data1)){
const err10 = {instancePath:instancePath+"/unicode_version",schemaPath:"#/properties/unicode_version/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/unicode_version",schemaPath:"#/properties/unicode_version/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.property !== undefined && func0.call(data, "property")){
let data2 = data.property;
if(typeof data2 === "string"){
if(isLonger(data2, 200)){
const err12 = {instancePath:instancePath+"/property",schemaPath:"#/properties/property/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err12); errors++;
}
if(isShorter(data2, 1)){
const err13 = {instancePath:instancePath+"/property",schemaPath:"#/properties/property/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/property",schemaPath:"#/properties/property/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.values !== undefined && func0.call(data, "values")){
let data3 = data.values;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){ if (errors >= FAULT_LIMIT) break;
const _errs12 = errors;
if(typeof key1 === "string"){
if(isLonger(key1, 100)){
const err15 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},propertyName:key1};
vErrors = addFault(vErrors, err15); errors++;
}
if(isShorter(key1, 1)){
const err16 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
vErrors = addFault(vErrors, err16); errors++;
}
}
var valid2 = _errs12 === errors;
if(!valid2){
const err17 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
vErrors = addFault(vErrors, err17); errors++;
}
}
for(const key2 of Object.keys(data3)){ if (errors >= FAULT_LIMIT) break;
if(!(validate1479(data3[key2], {instancePath:instancePath+"/values/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate1479.errors : vErrors.concat(validate1479.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err19); errors++;
}
validate1478.errors = vErrors;
return errors === 0;
}

export const compiled_verification = validate1486;

const schema509 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:verification:1"},"outcome":{"enum":["pass","fail","unverifiable"]},"reasons":{"type":"array","uniqueItems":true,"items":{"type":"string","$ref":"#/$defs/reason"}},"parts":{"$ref":"#/$defs/parts"},"at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"purpose":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"audience":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"answer_sha256":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},{"type":"null"}]},"pack":{"anyOf":[{"$ref":"#/$defs/pack"},{"type":"null"}]},"seals":{"type":"array","items":{"$ref":"#/$defs/seal"}},"proof":{"anyOf":[{"$ref":"#/$defs/proof"},{"type":"null"}]},"chain":{"type":"array","items":{"$ref":"urn:loccit:lineage-trace:1#/$defs/trace"}},"report":{"$ref":"urn:loccit:report:1"},"limits":{"type":"array","minItems":1,"items":{"type":"string"}}}};

const schema510 = {"enum":["unsealed","policy-missing","key-unknown","signature-not-verified","statement-not-valid","key-not-trusted","threshold-not-met","proof-not-verified","chain-broken","layers-failed","source-not-covered","layers-unverifiable"]};

function validate1487(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((data === "unsealed") || (data === "policy-missing")) || (data === "key-unknown")) || (data === "signature-not-verified")) || (data === "statement-not-valid")) || (data === "key-not-trusted")) || (data === "threshold-not-met")) || (data === "proof-not-verified")) || (data === "chain-broken")) || (data === "layers-failed")) || (data === "source-not-covered")) || (data === "layers-unverifiable"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema510.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate1487.errors = vErrors;
return errors === 0;
}

const schema511 = {"type":"object","additionalProperties":false,"properties":{"signature":{"enum":["verified","not-verified","not-checked","none"]},"statement":{"enum":["valid","not-valid","unsigned","not-read","none"]},"trust":{"enum":["trusted","not-trusted","not-judged","none"]},"chain":{"enum":["matched","mismatched","not-available","none"]},"layers":{"enum":["pass","fail","unverifiable"]}}};

function validate1489(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.signature === undefined) || (!(func0.call(data, "signature")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signature"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.statement === undefined) || (!(func0.call(data, "statement")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "statement"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.trust === undefined) || (!(func0.call(data, "trust")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trust"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.chain === undefined) || (!(func0.call(data, "chain")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chain"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.layers === undefined) || (!(func0.call(data, "layers")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layers"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "signature") || (key0 === "statement")) || (key0 === "trust")) || (key0 === "chain")) || (key0 === "layers"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.signature !== undefined && func0.call(data, "signature")){
let data0 = data.signature;
if(!((((data0 === "verified") || (data0 === "not-verified")) || (data0 === "not-checked")) || (data0 === "none"))){
const err6 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/enum",keyword:"enum",params:{allowedValues: schema511.properties.signature.enum}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.statement !== undefined && func0.call(data, "statement")){
let data1 = data.statement;
if(!(((((data1 === "valid") || (data1 === "not-valid")) || (data1 === "unsigned")) || (data1 === "not-read")) || (data1 === "none"))){
const err7 = {instancePath:instancePath+"/statement",schemaPath:"#/properties/statement/enum",keyword:"enum",params:{allowedValues: schema511.properties.statement.enum}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.trust !== undefined && func0.call(data, "trust")){
let data2 = data.trust;
if(!((((data2 === "trusted") || (data2 === "not-trusted")) || (data2 === "not-judged")) || (data2 === "none"))){
const err8 = {instancePath:instancePath+"/trust",schemaPath:"#/properties/trust/enum",keyword:"enum",params:{allowedValues: schema511.properties.trust.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.chain !== undefined && func0.call(data, "chain")){
let data3 = data.chain;
if(!((((data3 === "matched") || (data3 === "mismatched")) || (data3 === "not-available")) || (data3 === "none"))){
const err9 = {instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/enum",keyword:"enum",params:{allowedValues: schema511.properties.chain.enum}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.layers !== undefined && func0.call(data, "layers")){
let data4 = data.layers;
if(!(((data4 === "pass") || (data4 === "fail")) || (data4 === "unverifiable"))){
const err10 = {instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/enum",keyword:"enum",params:{allowedValues: schema511.properties.layers.enum}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate1489.errors = vErrors;
return errors === 0;
}

const schema515 = {"type":"object","additionalProperties":false,"properties":{"pack_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"evidence_level":{"enum":["raw","canonical"]},"canonical_form":{"type":"boolean"},"ignored_entries":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"files":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"report_verdict":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/outcome"},{"type":"null"}]}}};

function validate1499(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.pack_sha256 === undefined) || (!(func0.call(data, "pack_sha256")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pack_sha256"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.evidence_level === undefined) || (!(func0.call(data, "evidence_level")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence_level"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.canonical_form === undefined) || (!(func0.call(data, "canonical_form")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canonical_form"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.ignored_entries === undefined) || (!(func0.call(data, "ignored_entries")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ignored_entries"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.report_verdict === undefined) || (!(func0.call(data, "report_verdict")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "report_verdict"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "pack_sha256") || (key0 === "tenant_id")) || (key0 === "evidence_level")) || (key0 === "canonical_form")) || (key0 === "ignored_entries")) || (key0 === "files")) || (key0 === "report_verdict"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.pack_sha256 !== undefined && func0.call(data, "pack_sha256")){
if(!(validate67(data.pack_sha256, {instancePath:instancePath+"/pack_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate87(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.evidence_level !== undefined && func0.call(data, "evidence_level")){
let data2 = data.evidence_level;
if(!((data2 === "raw") || (data2 === "canonical"))){
const err7 = {instancePath:instancePath+"/evidence_level",schemaPath:"#/properties/evidence_level/enum",keyword:"enum",params:{allowedValues: schema515.properties.evidence_level.enum}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.canonical_form !== undefined && func0.call(data, "canonical_form")){
if(typeof data.canonical_form !== "boolean"){
const err8 = {instancePath:instancePath+"/canonical_form",schemaPath:"#/properties/canonical_form/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.ignored_entries !== undefined && func0.call(data, "ignored_entries")){
if(!(validate79(data.ignored_entries, {instancePath:instancePath+"/ignored_entries"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.files !== undefined && func0.call(data, "files")){
if(!(validate79(data.files, {instancePath:instancePath+"/files"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.report_verdict !== undefined && func0.call(data, "report_verdict")){
let data6 = data.report_verdict;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(validate370(data6, {instancePath:instancePath+"/report_verdict"}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data6 !== null){
const err9 = {instancePath:instancePath+"/report_verdict",schemaPath:"#/properties/report_verdict/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err9); errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err10 = {instancePath:instancePath+"/report_verdict",schemaPath:"#/properties/report_verdict/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err10); errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate1499.errors = vErrors;
return errors === 0;
}

const schema518 = {"type":"object","additionalProperties":false,"properties":{"path":{"anyOf":[{"type":"string","pattern":"^seals/[0-9a-f]{64}(?:\\.dsse\\.json)$","maxLength":80},{"type":"null"}]},"sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"outcome":{"enum":["trusted","not-trusted","not-judged","not-checked"]},"signature":{"$ref":"urn:loccit:report:1#/$defs/seal_signature"},"statement":{"$ref":"urn:loccit:report:1#/$defs/seal_statement"},"trust":{"$ref":"urn:loccit:report:1#/$defs/seal_trust"},"sources":{"type":"array","items":{"$ref":"urn:loccit:report:1#/$defs/sealed_source"}}}};

const pattern237 = new RegExp("^seals/[0-9a-f]{64}(?:\\.dsse\\.json)$", "u");

function validate1508(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.sha256 === undefined) || (!(func0.call(data, "sha256")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "path") || (key0 === "sha256")) || (key0 === "outcome")) || (key0 === "signature")) || (key0 === "statement")) || (key0 === "trust")) || (key0 === "sources"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data0 = data.path;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 === "string"){
if(isLonger(data0, 80)){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern237.test(data0)){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/anyOf/0/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err7); errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.sha256 !== undefined && func0.call(data, "sha256")){
if(!(validate67(data.sha256, {instancePath:instancePath+"/sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data2 = data.outcome;
if(!((((data2 === "trusted") || (data2 === "not-trusted")) || (data2 === "not-judged")) || (data2 === "not-checked"))){
const err9 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema518.properties.outcome.enum}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.signature !== undefined && func0.call(data, "signature")){
if(!(validate580(data.signature, {instancePath:instancePath+"/signature"}))){
vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
errors = vErrors.length;
}
}
if(data.statement !== undefined && func0.call(data, "statement")){
if(!(validate585(data.statement, {instancePath:instancePath+"/statement"}))){
vErrors = vErrors === null ? validate585.errors : vErrors.concat(validate585.errors);
errors = vErrors.length;
}
}
if(data.trust !== undefined && func0.call(data, "trust")){
if(!(validate594(data.trust, {instancePath:instancePath+"/trust"}))){
vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined && func0.call(data, "sources")){
let data6 = data.sources;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate600(data6[i0], {instancePath:instancePath+"/sources/" + i0}))){
vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate1508.errors = vErrors;
return errors === 0;
}

const schema523 = {"type":"object","additionalProperties":false,"properties":{"outcome":{"enum":["verified","signature-length","signature-scalar","mismatch","purpose","context","expired","malformed"]},"keyid":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/keyid"},{"type":"null"}]},"listed":{"anyOf":[{"type":"boolean"},{"type":"null"}]},"reasons":{"type":"array","uniqueItems":true,"items":{"type":"string","enum":["unknown-key","not-yet-valid","expired","revoked"]}}}};

function validate1529(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.keyid === undefined) || (!(func0.call(data, "keyid")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyid"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.listed === undefined) || (!(func0.call(data, "listed")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listed"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.reasons === undefined) || (!(func0.call(data, "reasons")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reasons"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "outcome") || (key0 === "keyid")) || (key0 === "listed")) || (key0 === "reasons"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data0 = data.outcome;
if(!((((((((data0 === "verified") || (data0 === "signature-length")) || (data0 === "signature-scalar")) || (data0 === "mismatch")) || (data0 === "purpose")) || (data0 === "context")) || (data0 === "expired")) || (data0 === "malformed"))){
const err5 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema523.properties.outcome.enum}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.keyid !== undefined && func0.call(data, "keyid")){
let data1 = data.keyid;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate557(data1, {instancePath:instancePath+"/keyid"}))){
vErrors = vErrors === null ? validate557.errors : vErrors.concat(validate557.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err6 = {instancePath:instancePath+"/keyid",schemaPath:"#/properties/keyid/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err6); errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/keyid",schemaPath:"#/properties/keyid/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err7); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.listed !== undefined && func0.call(data, "listed")){
let data2 = data.listed;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(typeof data2 !== "boolean"){
const err8 = {instancePath:instancePath+"/listed",schemaPath:"#/properties/listed/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err8); errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data2 !== null){
const err9 = {instancePath:instancePath+"/listed",schemaPath:"#/properties/listed/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err9); errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err10 = {instancePath:instancePath+"/listed",schemaPath:"#/properties/listed/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err10); errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.reasons !== undefined && func0.call(data, "reasons")){
let data3 = data.reasons;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
if(!((((data4 === "unknown-key") || (data4 === "not-yet-valid")) || (data4 === "expired")) || (data4 === "revoked"))){
const err12 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/enum",keyword:"enum",params:{allowedValues: schema523.properties.reasons.items.enum}};
vErrors = addFault(vErrors, err12); errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err13); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err14 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err15); errors++;
}
validate1529.errors = vErrors;
return errors === 0;
}

function validate1486(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:verification:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.reasons === undefined) || (!(func0.call(data, "reasons")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reasons"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.parts === undefined) || (!(func0.call(data, "parts")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parts"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.purpose === undefined) || (!(func0.call(data, "purpose")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purpose"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.audience === undefined) || (!(func0.call(data, "audience")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audience"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.answer_sha256 === undefined) || (!(func0.call(data, "answer_sha256")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer_sha256"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.pack === undefined) || (!(func0.call(data, "pack")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pack"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((data.seals === undefined) || (!(func0.call(data, "seals")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seals"}};
vErrors = addFault(vErrors, err10); errors++;
}
if((data.proof === undefined) || (!(func0.call(data, "proof")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proof"}};
vErrors = addFault(vErrors, err11); errors++;
}
if((data.chain === undefined) || (!(func0.call(data, "chain")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chain"}};
vErrors = addFault(vErrors, err12); errors++;
}
if((data.report === undefined) || (!(func0.call(data, "report")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "report"}};
vErrors = addFault(vErrors, err13); errors++;
}
if((data.limits === undefined) || (!(func0.call(data, "limits")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"}};
vErrors = addFault(vErrors, err14); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema509.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:verification:1" !== data.schema){
const err16 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:verification:1"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data1 = data.outcome;
if(!(((data1 === "pass") || (data1 === "fail")) || (data1 === "unverifiable"))){
const err17 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema509.properties.outcome.enum}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.reasons !== undefined && func0.call(data, "reasons")){
let data2 = data.reasons;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err18 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err18); errors++;
}
if(!(validate1487(data3, {instancePath:instancePath+"/reasons/" + i0}))){
vErrors = vErrors === null ? validate1487.errors : vErrors.concat(validate1487.errors);
errors = vErrors.length;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err19 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err19); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err20 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err20); errors++;
}
}
if(data.parts !== undefined && func0.call(data, "parts")){
if(!(validate1489(data.parts, {instancePath:instancePath+"/parts"}))){
vErrors = vErrors === null ? validate1489.errors : vErrors.concat(validate1489.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate99(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate87(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.purpose !== undefined && func0.call(data, "purpose")){
let data7 = data.purpose;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(!(validate87(data7, {instancePath:instancePath+"/purpose"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs14 = errors;
if(data7 !== null){
const err21 = {instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err21); errors++;
}
var _valid0 = _errs14 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err22 = {instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err22); errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.audience !== undefined && func0.call(data, "audience")){
let data8 = data.audience;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(!(validate87(data8, {instancePath:instancePath+"/audience"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs19 = errors;
if(data8 !== null){
const err23 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err23); errors++;
}
var _valid1 = _errs19 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err24 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err24); errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.answer_sha256 !== undefined && func0.call(data, "answer_sha256")){
let data9 = data.answer_sha256;
const _errs22 = errors;
let valid6 = false;
const _errs23 = errors;
if(!(validate67(data9, {instancePath:instancePath+"/answer_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs24 = errors;
if(data9 !== null){
const err25 = {instancePath:instancePath+"/answer_sha256",schemaPath:"#/properties/answer_sha256/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err25); errors++;
}
var _valid2 = _errs24 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
const err26 = {instancePath:instancePath+"/answer_sha256",schemaPath:"#/properties/answer_sha256/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err26); errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data.pack !== undefined && func0.call(data, "pack")){
let data10 = data.pack;
const _errs27 = errors;
let valid7 = false;
const _errs28 = errors;
if(!(validate1499(data10, {instancePath:instancePath+"/pack"}))){
vErrors = vErrors === null ? validate1499.errors : vErrors.concat(validate1499.errors);
errors = vErrors.length;
}
var _valid3 = _errs28 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const _errs29 = errors;
if(data10 !== null){
const err27 = {instancePath:instancePath+"/pack",schemaPath:"#/properties/pack/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err27); errors++;
}
var _valid3 = _errs29 === errors;
valid7 = valid7 || _valid3;
}
if(!valid7){
const err28 = {instancePath:instancePath+"/pack",schemaPath:"#/properties/pack/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err28); errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.seals !== undefined && func0.call(data, "seals")){
let data11 = data.seals;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i2=0; i2<len1 && errors < FAULT_LIMIT; i2++){
if(!(validate1508(data11[i2], {instancePath:instancePath+"/seals/" + i2}))){
vErrors = vErrors === null ? validate1508.errors : vErrors.concat(validate1508.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/seals",schemaPath:"#/properties/seals/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err29); errors++;
}
}
if(data.proof !== undefined && func0.call(data, "proof")){
let data13 = data.proof;
const _errs35 = errors;
let valid10 = false;
const _errs36 = errors;
if(!(validate1529(data13, {instancePath:instancePath+"/proof"}))){
vErrors = vErrors === null ? validate1529.errors : vErrors.concat(validate1529.errors);
errors = vErrors.length;
}
var _valid4 = _errs36 === errors;
valid10 = valid10 || _valid4;
if(!valid10){
const _errs37 = errors;
if(data13 !== null){
const err30 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err30); errors++;
}
var _valid4 = _errs37 === errors;
valid10 = valid10 || _valid4;
}
if(!valid10){
const err31 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err31); errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data.chain !== undefined && func0.call(data, "chain")){
let data14 = data.chain;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i3=0; i3<len2 && errors < FAULT_LIMIT; i3++){
if(!(validate1083(data14[i3], {instancePath:instancePath+"/chain/" + i3}))){
vErrors = vErrors === null ? validate1083.errors : vErrors.concat(validate1083.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err32); errors++;
}
}
if(data.report !== undefined && func0.call(data, "report")){
if(!(validate369(data.report, {instancePath:instancePath+"/report"}))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
}
if(data.limits !== undefined && func0.call(data, "limits")){
let data17 = data.limits;
if(Array.isArray(data17)){
if(data17.length < 1){
const err33 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err33); errors++;
}
const len3 = data17.length;
for(let i4=0; i4<len3 && errors < FAULT_LIMIT; i4++){
if(typeof data17[i4] !== "string"){
const err34 = {instancePath:instancePath+"/limits/" + i4,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err34); errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err35); errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err36); errors++;
}
validate1486.errors = vErrors;
return errors === 0;
}

export const DOCUMENT_VALIDATORS: Readonly<Record<OtherDocumentName, CompiledValidator>> = {
  anchoring: compiled_anchoring,
  baseline: compiled_baseline,
  'canonical-text': compiled_canonical_text,
  'citation-answer': compiled_citation_answer,
  collected: compiled_collected,
  error: compiled_error,
  evaluation: compiled_evaluation,
  'ingest-result': compiled_ingest_result,
  'lineage-trace': compiled_lineage_trace,
  models: compiled_models,
  'new-key': compiled_new_key,
  'new-pack': compiled_new_pack,
  'new-seal': compiled_new_seal,
  pack: compiled_pack,
  passages: compiled_passages,
  reconciliation: compiled_reconciliation,
  repair: compiled_repair,
  rules: compiled_rules,
  'schema-list': compiled_schema_list,
  'schema-result': compiled_schema_result,
  selectors: compiled_selectors,
  status: compiled_status,
  store: compiled_store,
  'store-copy': compiled_store_copy,
  'store-event': compiled_store_event,
  'store-event-id': compiled_store_event_id,
  'store-generation': compiled_store_generation,
  'store-pointer': compiled_store_pointer,
  suite: compiled_suite,
  'suite-result': compiled_suite_result,
  support: compiled_support,
  'trust-policy': compiled_trust_policy,
  unicode: compiled_unicode,
  verification: compiled_verification,
};
