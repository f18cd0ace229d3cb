// @ts-nocheck
// Generated from schemas/ by scripts/generate-contract.mjs. Do not edit.

export interface CompiledFault {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}
export interface CompiledValidator {
  (value: unknown): boolean;
  readonly errors?: readonly CompiledFault[] | null;
}

/** A validator stops collecting at this many faults. */
export const FAULT_LIMIT = 1000;

/** Name of a schema that has a validator. */
export type SchemaName = 'answer' | 'citation' | 'audit' | 'report' | 'sources' | 'lineage' | 'extraction' | 'messages' | 'decision' | 'event';

const codePointLength = (text) => {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      length--;
      i++;
    }
  }
  return length;
};

const isLonger = (text, limit) => text.length > limit && codePointLength(text) > limit;

const isShorter = (text, limit) => text.length < limit || (text.length < 2 * limit && codePointLength(text) < limit);

const addFault = (faults, fault) => {
  if (faults === null) return [fault];
  faults.push(fault);
  return faults;
};

export const compiled_answer = validate52;

const schema19 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:answer:1"},"answer_id":{"$ref":"urn:loccit:primitives:1#/$defs/answer_id"},"lang":{"$ref":"urn:loccit:primitives:1#/$defs/lang"},"status":{"$ref":"#/$defs/status"},"answer":{"type":"string"},"rendering":{"enum":["claims/1","free"]},"claims":{"type":"array","items":{"$ref":"#/$defs/claim"}},"created_at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"question":{"type":"string","minLength":1},"question_commitment":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"answer_media_type":{"enum":["text/plain","text/markdown"]},"conflicts":{"type":"array","items":{"$ref":"#/$defs/conflict"}},"reason":{"$ref":"#/$defs/reason"},"generator":{"$ref":"#/$defs/generator"},"proof":{"$ref":"#/$defs/proof"}},"oneOf":[{"required":["question"]},{"required":["question_commitment"]}]};

const func0 = Object.prototype.hasOwnProperty;

const pattern3 = new RegExp("^ans_[0-9a-f]{32}$", "u");

function validate54(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 36)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 36}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

const pattern4 = new RegExp("\n", "u");

const pattern5 = new RegExp("^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$", "u");

function validate56(data, {instancePath=""}={}){
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
if(isLonger(data, 35)){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 35}};
vErrors = addFault(vErrors, err3); errors++;
}
if(isShorter(data, 2)){
const err4 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern5.test(data)){
const err5 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema23 = {"enum":["answered","partial","conflict","insufficient_evidence","tool_required","dependency_unavailable","generation_unavailable","policy_denied"]};

function validate58(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "answered") || (data === "partial")) || (data === "conflict")) || (data === "insufficient_evidence")) || (data === "tool_required")) || (data === "dependency_unavailable")) || (data === "generation_unavailable")) || (data === "policy_denied"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate58.errors = vErrors;
return errors === 0;
}

const pattern7 = new RegExp("^C[1-9][0-9]{0,6}$", "u");

function validate61(data, {instancePath=""}={}){
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
if(isLonger(data, 8)){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 8}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern7.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate61.errors = vErrors;
return errors === 0;
}

const schema26 = {"enum":["fact","inference","advice","opinion","absence"]};

function validate63(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "fact") || (data === "inference")) || (data === "advice")) || (data === "opinion")) || (data === "absence"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema26.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","additionalProperties":false,"properties":{"document_id":{"type":"string","minLength":1,"maxLength":200},"source_uri":{"type":"string","minLength":1,"maxLength":4000},"source_version":{"type":"string","maxLength":200},"title":{"type":["string","null"],"maxLength":2000},"raw_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"canonical_revision_id":{"$ref":"urn:loccit:primitives:1#/$defs/canonical_revision_id"},"parse_revision_id":{"$ref":"urn:loccit:primitives:1#/$defs/parse_revision_id"},"element_id":{"$ref":"urn:loccit:primitives:1#/$defs/element_id"},"chunk_id":{"$ref":"urn:loccit:primitives:1#/$defs/chunk_id"},"index_entry_id":{"$ref":"urn:loccit:primitives:1#/$defs/index_entry_id"},"coordinate_space":{"type":"string","minLength":1,"maxLength":100},"char_start":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"char_end":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"span_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"quote":{"$ref":"#/$defs/quote"},"locator":{"$ref":"#/$defs/locator"},"group":{"type":"integer","minimum":0},"lang":{"$ref":"urn:loccit:primitives:1#/$defs/lang"},"effective_from":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"effective_to":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"marking":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"license":{"$ref":"urn:loccit:primitives:1#/$defs/label"}}};

const pattern8 = new RegExp("^[0-9a-f]{64}$", "u");

function validate67(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 64)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate67.errors = vErrors;
return errors === 0;
}

const pattern9 = new RegExp("^can_[0-9a-f]{64}$", "u");

function validate69(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 68)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

const pattern10 = new RegExp("^par_[0-9a-f]{64}$", "u");

function validate71(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 68)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern10.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

const pattern11 = new RegExp("^el_[0-9a-f]{64}$", "u");

function validate73(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 67)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 67}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern11.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

const pattern12 = new RegExp("^chk_[0-9a-f]{64}$", "u");

function validate75(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 68)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate75.errors = vErrors;
return errors === 0;
}

const pattern13 = new RegExp("^idx_[0-9a-f]{64}$", "u");

function validate77(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 68)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate77.errors = vErrors;
return errors === 0;
}

function validate79(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate79.errors = vErrors;
return errors === 0;
}

function validate83(data, {instancePath=""}={}){
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
if((data.prefix === undefined) || (!(func0.call(data, "prefix")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prefix"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.suffix === undefined) || (!(func0.call(data, "suffix")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suffix"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "type") || (key0 === "exact")) || (key0 === "prefix")) || (key0 === "suffix"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("TextQuoteSelector" !== data.type){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "TextQuoteSelector"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.exact !== undefined && func0.call(data, "exact")){
let data1 = data.exact;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err6 = {instancePath:instancePath+"/exact",schemaPath:"#/properties/exact/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/exact",schemaPath:"#/properties/exact/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.prefix !== undefined && func0.call(data, "prefix")){
if(typeof data.prefix !== "string"){
const err8 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.suffix !== undefined && func0.call(data, "suffix")){
if(typeof data.suffix !== "string"){
const err9 = {instancePath:instancePath+"/suffix",schemaPath:"#/properties/suffix/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate83.errors = vErrors;
return errors === 0;
}

const schema37 = {"if":{"type":"object","required":["type"],"properties":{"type":{"const":"page"}}},"then":{"$ref":"#/$defs/page_locator"},"else":{"if":{"type":"object","required":["type"],"properties":{"type":{"const":"element"}}},"then":{"$ref":"#/$defs/element_locator"},"else":{"if":{"type":"object","required":["type"],"properties":{"type":{"const":"lines"}}},"then":{"$ref":"#/$defs/lines_locator"},"else":{"if":{"type":"object","required":["type"],"properties":{"type":{"const":"cell"}}},"then":{"$ref":"#/$defs/cell_locator"},"else":{"type":"object","required":["type"],"properties":{"type":{"enum":["page","element","lines","cell"]}}}}}}};

function validate87(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 200)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
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
validate87.errors = vErrors;
return errors === 0;
}

function validate86(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.page_index === undefined) || (!(func0.call(data, "page_index")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page_index"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "type") || (key0 === "page_index")) || (key0 === "page_label")) || (key0 === "quads"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("page" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "page"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.page_index !== undefined && func0.call(data, "page_index")){
let data1 = data.page_index;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/page_index",schemaPath:"#/properties/page_index/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/page_index",schemaPath:"#/properties/page_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
}
if(data.page_label !== undefined && func0.call(data, "page_label")){
if(!(validate87(data.page_label, {instancePath:instancePath+"/page_label"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.quads !== undefined && func0.call(data, "quads")){
let data3 = data.quads;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data4 = data3[i0];
if(Array.isArray(data4)){
if(data4.length > 8){
const err6 = {instancePath:instancePath+"/quads/" + i0,schemaPath:"#/properties/quads/items/maxItems",keyword:"maxItems",params:{limit: 8}};
vErrors = addFault(vErrors, err6); errors++;
}
if(data4.length < 8){
const err7 = {instancePath:instancePath+"/quads/" + i0,schemaPath:"#/properties/quads/items/minItems",keyword:"minItems",params:{limit: 8}};
vErrors = addFault(vErrors, err7); errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
let data5 = data4[i1];
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/quads/" + i0+"/" + i1,schemaPath:"#/properties/quads/items/items/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/quads/" + i0,schemaPath:"#/properties/quads/items/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/quads",schemaPath:"#/properties/quads/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate86.errors = vErrors;
return errors === 0;
}

function validate90(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "type") || (key0 === "path"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("element" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "element"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data1 = data.path;
if(typeof data1 === "string"){
if(isLonger(data1, 4000)){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err4); errors++;
}
if(isShorter(data1, 1)){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

function validate92(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.line_start === undefined) || (!(func0.call(data, "line_start")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "line_start"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.line_end === undefined) || (!(func0.call(data, "line_end")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "line_end"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "type") || (key0 === "line_start")) || (key0 === "line_end"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("lines" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "lines"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.line_start !== undefined && func0.call(data, "line_start")){
let data1 = data.line_start;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/line_start",schemaPath:"#/properties/line_start/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/line_start",schemaPath:"#/properties/line_start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
if(data.line_end !== undefined && func0.call(data, "line_end")){
let data2 = data.line_end;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/line_end",schemaPath:"#/properties/line_end/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/line_end",schemaPath:"#/properties/line_end/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate92.errors = vErrors;
return errors === 0;
}

function validate94(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.row === undefined) || (!(func0.call(data, "row")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "row"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.column === undefined) || (!(func0.call(data, "column")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "type") || (key0 === "row")) || (key0 === "column"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("cell" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "cell"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.row !== undefined && func0.call(data, "row")){
let data1 = data.row;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
if(data.column !== undefined && func0.call(data, "column")){
let data2 = data.column;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

function validate85(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
if("page" !== data.type){
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
}
}
else {
const err2 = {};
vErrors = addFault(vErrors, err2); errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate86(data, {instancePath}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
const _errs6 = errors;
let valid2 = true;
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing1 = "type")){
const err3 = {};
vErrors = addFault(vErrors, err3); errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
if("element" !== data.type){
const err4 = {};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
}
else {
const err5 = {};
vErrors = addFault(vErrors, err5); errors++;
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs10 = errors;
if(!(validate90(data, {instancePath}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
ifClause1 = "then";
}
else {
const _errs11 = errors;
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(errors === _errs13){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing2 = "type")){
const err6 = {};
vErrors = addFault(vErrors, err6); errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
if("lines" !== data.type){
const err7 = {};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
}
else {
const err8 = {};
vErrors = addFault(vErrors, err8); errors++;
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid2){
const _errs16 = errors;
if(!(validate92(data, {instancePath}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
valid4 = _valid2;
ifClause2 = "then";
}
else {
const _errs17 = errors;
const _errs18 = errors;
let valid6 = true;
const _errs19 = errors;
if(errors === _errs19){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing3 = "type")){
const err9 = {};
vErrors = addFault(vErrors, err9); errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
if("cell" !== data.type){
const err10 = {};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
}
else {
const err11 = {};
vErrors = addFault(vErrors, err11); errors++;
}
}
var _valid3 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid3){
const _errs22 = errors;
if(!(validate94(data, {instancePath}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid3 = _errs22 === errors;
valid6 = _valid3;
ifClause3 = "then";
}
else {
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err12 = {instancePath,schemaPath:"#/else/else/else/else/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = addFault(vErrors, err12); errors++;
}
if(data.type !== undefined && func0.call(data, "type")){
let data4 = data.type;
if(!((((data4 === "page") || (data4 === "element")) || (data4 === "lines")) || (data4 === "cell"))){
const err13 = {instancePath:instancePath+"/type",schemaPath:"#/else/else/else/else/properties/type/enum",keyword:"enum",params:{allowedValues: schema37.else.else.else.else.properties.type.enum}};
vErrors = addFault(vErrors, err13); errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/else/else/else/else/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err14); errors++;
}
var _valid3 = _errs23 === errors;
valid6 = _valid3;
ifClause3 = "else";
}
if(!valid6){
const err15 = {instancePath,schemaPath:"#/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause3}};
vErrors = addFault(vErrors, err15); errors++;
}
var _valid2 = _errs17 === errors;
valid4 = _valid2;
ifClause2 = "else";
}
if(!valid4){
const err16 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2}};
vErrors = addFault(vErrors, err16); errors++;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
ifClause1 = "else";
}
if(!valid2){
const err17 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1}};
vErrors = addFault(vErrors, err17); errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err18 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = addFault(vErrors, err18); errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

const pattern16 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");

function validate99(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 20)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern16.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate99.errors = vErrors;
return errors === 0;
}

function validate66(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.source_uri === undefined) || (!(func0.call(data, "source_uri")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_uri"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.source_version === undefined) || (!(func0.call(data, "source_version")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_version"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.raw_sha256 === undefined) || (!(func0.call(data, "raw_sha256")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "raw_sha256"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.canonical_revision_id === undefined) || (!(func0.call(data, "canonical_revision_id")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canonical_revision_id"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.parse_revision_id === undefined) || (!(func0.call(data, "parse_revision_id")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parse_revision_id"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.element_id === undefined) || (!(func0.call(data, "element_id")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "element_id"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.chunk_id === undefined) || (!(func0.call(data, "chunk_id")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chunk_id"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.index_entry_id === undefined) || (!(func0.call(data, "index_entry_id")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "index_entry_id"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((data.coordinate_space === undefined) || (!(func0.call(data, "coordinate_space")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coordinate_space"}};
vErrors = addFault(vErrors, err10); errors++;
}
if((data.char_start === undefined) || (!(func0.call(data, "char_start")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_start"}};
vErrors = addFault(vErrors, err11); errors++;
}
if((data.char_end === undefined) || (!(func0.call(data, "char_end")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_end"}};
vErrors = addFault(vErrors, err12); errors++;
}
if((data.span_sha256 === undefined) || (!(func0.call(data, "span_sha256")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "span_sha256"}};
vErrors = addFault(vErrors, err13); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema28.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
let data0 = data.document_id;
if(typeof data0 === "string"){
if(isLonger(data0, 200)){
const err15 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err15); errors++;
}
if(isShorter(data0, 1)){
const err16 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.source_uri !== undefined && func0.call(data, "source_uri")){
let data1 = data.source_uri;
if(typeof data1 === "string"){
if(isLonger(data1, 4000)){
const err18 = {instancePath:instancePath+"/source_uri",schemaPath:"#/properties/source_uri/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err18); errors++;
}
if(isShorter(data1, 1)){
const err19 = {instancePath:instancePath+"/source_uri",schemaPath:"#/properties/source_uri/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err19); errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/source_uri",schemaPath:"#/properties/source_uri/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err20); errors++;
}
}
if(data.source_version !== undefined && func0.call(data, "source_version")){
let data2 = data.source_version;
if(typeof data2 === "string"){
if(isLonger(data2, 200)){
const err21 = {instancePath:instancePath+"/source_version",schemaPath:"#/properties/source_version/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/source_version",schemaPath:"#/properties/source_version/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err22); errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data3 = data.title;
if((typeof data3 !== "string") && (data3 !== null)){
const err23 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema28.properties.title.type}};
vErrors = addFault(vErrors, err23); errors++;
}
if(typeof data3 === "string"){
if(isLonger(data3, 2000)){
const err24 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 2000}};
vErrors = addFault(vErrors, err24); errors++;
}
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
if(data.element_id !== undefined && func0.call(data, "element_id")){
if(!(validate73(data.element_id, {instancePath:instancePath+"/element_id"}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
if(data.chunk_id !== undefined && func0.call(data, "chunk_id")){
if(!(validate75(data.chunk_id, {instancePath:instancePath+"/chunk_id"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.index_entry_id !== undefined && func0.call(data, "index_entry_id")){
if(!(validate77(data.index_entry_id, {instancePath:instancePath+"/index_entry_id"}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.coordinate_space !== undefined && func0.call(data, "coordinate_space")){
let data10 = data.coordinate_space;
if(typeof data10 === "string"){
if(isLonger(data10, 100)){
const err25 = {instancePath:instancePath+"/coordinate_space",schemaPath:"#/properties/coordinate_space/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = addFault(vErrors, err25); errors++;
}
if(isShorter(data10, 1)){
const err26 = {instancePath:instancePath+"/coordinate_space",schemaPath:"#/properties/coordinate_space/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err26); errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/coordinate_space",schemaPath:"#/properties/coordinate_space/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err27); errors++;
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
if(data.span_sha256 !== undefined && func0.call(data, "span_sha256")){
if(!(validate67(data.span_sha256, {instancePath:instancePath+"/span_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.quote !== undefined && func0.call(data, "quote")){
if(!(validate83(data.quote, {instancePath:instancePath+"/quote"}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.locator !== undefined && func0.call(data, "locator")){
if(!(validate85(data.locator, {instancePath:instancePath+"/locator"}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.group !== undefined && func0.call(data, "group")){
let data16 = data.group;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err28 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err28); errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err29 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err29); errors++;
}
}
}
if(data.lang !== undefined && func0.call(data, "lang")){
if(!(validate56(data.lang, {instancePath:instancePath+"/lang"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.effective_from !== undefined && func0.call(data, "effective_from")){
if(!(validate99(data.effective_from, {instancePath:instancePath+"/effective_from"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.effective_to !== undefined && func0.call(data, "effective_to")){
if(!(validate99(data.effective_to, {instancePath:instancePath+"/effective_to"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.marking !== undefined && func0.call(data, "marking")){
if(!(validate87(data.marking, {instancePath:instancePath+"/marking"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.license !== undefined && func0.call(data, "license")){
if(!(validate87(data.license, {instancePath:instancePath+"/license"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err30); errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

const schema45 = {"type":"object","additionalProperties":false,"properties":{"document_id":{"type":"string","minLength":1,"maxLength":200},"source_uri":{"type":"string","minLength":1,"maxLength":4000},"source_version":{"type":"string","maxLength":200},"title":{"type":["string","null"],"maxLength":2000},"raw_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"canonical_revision_id":{"$ref":"urn:loccit:primitives:1#/$defs/canonical_revision_id"},"coordinate_space":{"type":"string","minLength":1,"maxLength":100},"char_start":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"char_end":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"span_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"quote":{"$ref":"#/$defs/quote"},"locator":{"$ref":"#/$defs/locator"},"group":{"type":"integer","minimum":0},"lang":{"$ref":"urn:loccit:primitives:1#/$defs/lang"},"effective_from":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"effective_to":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"marking":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"license":{"$ref":"urn:loccit:primitives:1#/$defs/label"}},"dependentRequired":{"char_start":["char_end","span_sha256"],"char_end":["char_start","span_sha256"],"span_sha256":["char_start","char_end"]}};

function validate105(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.source_uri === undefined) || (!(func0.call(data, "source_uri")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_uri"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.source_version === undefined) || (!(func0.call(data, "source_version")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_version"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.raw_sha256 === undefined) || (!(func0.call(data, "raw_sha256")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "raw_sha256"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.canonical_revision_id === undefined) || (!(func0.call(data, "canonical_revision_id")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canonical_revision_id"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.coordinate_space === undefined) || (!(func0.call(data, "coordinate_space")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coordinate_space"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema45.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
let data0 = data.document_id;
if(typeof data0 === "string"){
if(isLonger(data0, 200)){
const err8 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err8); errors++;
}
if(isShorter(data0, 1)){
const err9 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.source_uri !== undefined && func0.call(data, "source_uri")){
let data1 = data.source_uri;
if(typeof data1 === "string"){
if(isLonger(data1, 4000)){
const err11 = {instancePath:instancePath+"/source_uri",schemaPath:"#/properties/source_uri/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err11); errors++;
}
if(isShorter(data1, 1)){
const err12 = {instancePath:instancePath+"/source_uri",schemaPath:"#/properties/source_uri/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/source_uri",schemaPath:"#/properties/source_uri/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.source_version !== undefined && func0.call(data, "source_version")){
let data2 = data.source_version;
if(typeof data2 === "string"){
if(isLonger(data2, 200)){
const err14 = {instancePath:instancePath+"/source_version",schemaPath:"#/properties/source_version/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/source_version",schemaPath:"#/properties/source_version/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data3 = data.title;
if((typeof data3 !== "string") && (data3 !== null)){
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema45.properties.title.type}};
vErrors = addFault(vErrors, err16); errors++;
}
if(typeof data3 === "string"){
if(isLonger(data3, 2000)){
const err17 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 2000}};
vErrors = addFault(vErrors, err17); errors++;
}
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
if(data.coordinate_space !== undefined && func0.call(data, "coordinate_space")){
let data6 = data.coordinate_space;
if(typeof data6 === "string"){
if(isLonger(data6, 100)){
const err18 = {instancePath:instancePath+"/coordinate_space",schemaPath:"#/properties/coordinate_space/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = addFault(vErrors, err18); errors++;
}
if(isShorter(data6, 1)){
const err19 = {instancePath:instancePath+"/coordinate_space",schemaPath:"#/properties/coordinate_space/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err19); errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/coordinate_space",schemaPath:"#/properties/coordinate_space/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err20); errors++;
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
if(data.span_sha256 !== undefined && func0.call(data, "span_sha256")){
if(!(validate67(data.span_sha256, {instancePath:instancePath+"/span_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.quote !== undefined && func0.call(data, "quote")){
if(!(validate83(data.quote, {instancePath:instancePath+"/quote"}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.locator !== undefined && func0.call(data, "locator")){
if(!(validate85(data.locator, {instancePath:instancePath+"/locator"}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.group !== undefined && func0.call(data, "group")){
let data12 = data.group;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err21 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err21); errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err22 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err22); errors++;
}
}
}
if(data.lang !== undefined && func0.call(data, "lang")){
if(!(validate56(data.lang, {instancePath:instancePath+"/lang"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.effective_from !== undefined && func0.call(data, "effective_from")){
if(!(validate99(data.effective_from, {instancePath:instancePath+"/effective_from"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.effective_to !== undefined && func0.call(data, "effective_to")){
if(!(validate99(data.effective_to, {instancePath:instancePath+"/effective_to"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.marking !== undefined && func0.call(data, "marking")){
if(!(validate87(data.marking, {instancePath:instancePath+"/marking"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.license !== undefined && func0.call(data, "license")){
if(!(validate87(data.license, {instancePath:instancePath+"/license"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.char_start !== undefined && func0.call(data, "char_start")){
if((data.char_end === undefined) || (!(func0.call(data, "char_end")))){
const err23 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "char_start",
    missingProperty: "char_end",
    depsCount: 2,
    deps: "char_end, span_sha256"}};
vErrors = addFault(vErrors, err23); errors++;
}
if((data.span_sha256 === undefined) || (!(func0.call(data, "span_sha256")))){
const err24 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "char_start",
    missingProperty: "span_sha256",
    depsCount: 2,
    deps: "char_end, span_sha256"}};
vErrors = addFault(vErrors, err24); errors++;
}
}
if(data.char_end !== undefined && func0.call(data, "char_end")){
if((data.char_start === undefined) || (!(func0.call(data, "char_start")))){
const err25 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "char_end",
    missingProperty: "char_start",
    depsCount: 2,
    deps: "char_start, span_sha256"}};
vErrors = addFault(vErrors, err25); errors++;
}
if((data.span_sha256 === undefined) || (!(func0.call(data, "span_sha256")))){
const err26 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "char_end",
    missingProperty: "span_sha256",
    depsCount: 2,
    deps: "char_start, span_sha256"}};
vErrors = addFault(vErrors, err26); errors++;
}
}
if(data.span_sha256 !== undefined && func0.call(data, "span_sha256")){
if((data.char_start === undefined) || (!(func0.call(data, "char_start")))){
const err27 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "span_sha256",
    missingProperty: "char_start",
    depsCount: 2,
    deps: "char_start, char_end"}};
vErrors = addFault(vErrors, err27); errors++;
}
if((data.char_end === undefined) || (!(func0.call(data, "char_end")))){
const err28 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "span_sha256",
    missingProperty: "char_end",
    depsCount: 2,
    deps: "char_start, char_end"}};
vErrors = addFault(vErrors, err28); errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err29); errors++;
}
validate105.errors = vErrors;
return errors === 0;
}

function validate65(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:citation:1" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.parse_revision_id === undefined) || (!(func0.call(data, "parse_revision_id")))) && (missing0 = "parse_revision_id")){
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var _valid1 = _errs4 === errors;
valid1 = valid1 || _valid1;
if(!valid1){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.element_id === undefined) || (!(func0.call(data, "element_id")))) && (missing1 = "element_id")){
const err2 = {};
vErrors = addFault(vErrors, err2); errors++;
}
}
var _valid1 = _errs5 === errors;
valid1 = valid1 || _valid1;
if(!valid1){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.chunk_id === undefined) || (!(func0.call(data, "chunk_id")))) && (missing2 = "chunk_id")){
const err3 = {};
vErrors = addFault(vErrors, err3); errors++;
}
}
var _valid1 = _errs6 === errors;
valid1 = valid1 || _valid1;
if(!valid1){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.index_entry_id === undefined) || (!(func0.call(data, "index_entry_id")))) && (missing3 = "index_entry_id")){
const err4 = {};
vErrors = addFault(vErrors, err4); errors++;
}
}
var _valid1 = _errs7 === errors;
valid1 = valid1 || _valid1;
}
}
}
if(!valid1){
const err5 = {};
vErrors = addFault(vErrors, err5); errors++;
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
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs8 = errors;
if(!(validate66(data, {instancePath}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs9 = errors;
if(!(validate105(data, {instancePath}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = addFault(vErrors, err6); errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

function validate120(data, {instancePath=""}={}){
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
if(!((key0 === "char_start") || (key0 === "char_end"))){
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
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate120.errors = vErrors;
return errors === 0;
}

const schema48 = {"type":"object","additionalProperties":false,"properties":{"kind":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"lo":{"type":["number","null"]},"hi":{"type":["number","null"]},"lo_open":{"type":"boolean"},"hi_open":{"type":"boolean"},"unit":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"scope":{"$ref":"urn:loccit:primitives:1#/$defs/scope"},"citation":{"$ref":"urn:loccit:primitives:1#/$defs/citation_address"}}};

function validate129(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 64){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
const _errs1 = errors;
if(typeof key0 === "string"){
if(isLonger(key0, 100)){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},propertyName:key0};
vErrors = addFault(vErrors, err1); errors++;
}
if(isShorter(key0, 1)){
const err2 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
vErrors = addFault(vErrors, err2); errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
for(const key1 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
let data0 = data[key1];
if(typeof data0 === "string"){
if(isLonger(data0, 500)){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = addFault(vErrors, err4); errors++;
}
if(isShorter(data0, 1)){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate129.errors = vErrors;
return errors === 0;
}

const pattern18 = new RegExp("^C[1-9][0-9]{0,6}\\.[1-9][0-9]{0,6}$", "u");

function validate131(data, {instancePath=""}={}){
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
if(isLonger(data, 16)){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern18.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate131.errors = vErrors;
return errors === 0;
}

function validate125(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.lo === undefined) || (!(func0.call(data, "lo")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lo"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.hi === undefined) || (!(func0.call(data, "hi")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hi"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.lo_open === undefined) || (!(func0.call(data, "lo_open")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lo_open"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.hi_open === undefined) || (!(func0.call(data, "hi_open")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hi_open"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.unit === undefined) || (!(func0.call(data, "unit")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unit"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.scope === undefined) || (!(func0.call(data, "scope")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.citation === undefined) || (!(func0.call(data, "citation")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citation"}};
vErrors = addFault(vErrors, err7); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "kind") || (key0 === "lo")) || (key0 === "hi")) || (key0 === "lo_open")) || (key0 === "hi_open")) || (key0 === "unit")) || (key0 === "scope")) || (key0 === "citation"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if(!(validate87(data.kind, {instancePath:instancePath+"/kind"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.lo !== undefined && func0.call(data, "lo")){
let data1 = data.lo;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err9 = {instancePath:instancePath+"/lo",schemaPath:"#/properties/lo/type",keyword:"type",params:{type: schema48.properties.lo.type}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.hi !== undefined && func0.call(data, "hi")){
let data2 = data.hi;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err10 = {instancePath:instancePath+"/hi",schemaPath:"#/properties/hi/type",keyword:"type",params:{type: schema48.properties.hi.type}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.lo_open !== undefined && func0.call(data, "lo_open")){
if(typeof data.lo_open !== "boolean"){
const err11 = {instancePath:instancePath+"/lo_open",schemaPath:"#/properties/lo_open/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.hi_open !== undefined && func0.call(data, "hi_open")){
if(typeof data.hi_open !== "boolean"){
const err12 = {instancePath:instancePath+"/hi_open",schemaPath:"#/properties/hi_open/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.unit !== undefined && func0.call(data, "unit")){
let data5 = data.unit;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(!(validate87(data5, {instancePath:instancePath+"/unit"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data5 !== null){
const err13 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err13); errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err14 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err14); errors++;
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
if(data.scope !== undefined && func0.call(data, "scope")){
if(!(validate129(data.scope, {instancePath:instancePath+"/scope"}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
if(data.citation !== undefined && func0.call(data, "citation")){
if(!(validate131(data.citation, {instancePath:instancePath+"/citation"}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err15); errors++;
}
validate125.errors = vErrors;
return errors === 0;
}

const schema52 = {"type":"object","additionalProperties":false,"properties":{"rule":{"$ref":"urn:loccit:primitives:1#/$defs/rule_id"},"outcome":{"enum":["replaced","kept"]},"mark":{"type":"string","minLength":1,"maxLength":500},"document_id":{"type":"string","minLength":1,"maxLength":200},"chunk_id":{"$ref":"urn:loccit:primitives:1#/$defs/chunk_id"}}};

const pattern20 = new RegExp("^(?:structure|provenance|support|verifiability)/[a-z]+(?:-[a-z]+)*$", "u");

function validate135(data, {instancePath=""}={}){
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
if(!pattern20.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate135.errors = vErrors;
return errors === 0;
}

function validate134(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "rule") || (key0 === "outcome")) || (key0 === "mark")) || (key0 === "document_id")) || (key0 === "chunk_id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(!(validate135(data.rule, {instancePath:instancePath+"/rule"}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data1 = data.outcome;
if(!((data1 === "replaced") || (data1 === "kept"))){
const err3 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema52.properties.outcome.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.mark !== undefined && func0.call(data, "mark")){
let data2 = data.mark;
if(typeof data2 === "string"){
if(isLonger(data2, 500)){
const err4 = {instancePath:instancePath+"/mark",schemaPath:"#/properties/mark/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = addFault(vErrors, err4); errors++;
}
if(isShorter(data2, 1)){
const err5 = {instancePath:instancePath+"/mark",schemaPath:"#/properties/mark/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/mark",schemaPath:"#/properties/mark/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
let data3 = data.document_id;
if(typeof data3 === "string"){
if(isLonger(data3, 200)){
const err7 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err7); errors++;
}
if(isShorter(data3, 1)){
const err8 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.chunk_id !== undefined && func0.call(data, "chunk_id")){
if(!(validate75(data.chunk_id, {instancePath:instancePath+"/chunk_id"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate134.errors = vErrors;
return errors === 0;
}

function validate60(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.claim_id === undefined) || (!(func0.call(data, "claim_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.citations === undefined) || (!(func0.call(data, "citations")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citations"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "claim_id") || (key0 === "text")) || (key0 === "kind")) || (key0 === "citations")) || (key0 === "verbatim")) || (key0 === "answer_spans")) || (key0 === "facts")) || (key0 === "repaired_from"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
if(!(validate61(data.claim_id, {instancePath:instancePath+"/claim_id"}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data1 = data.text;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if(!(validate63(data.kind, {instancePath:instancePath+"/kind"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.citations !== undefined && func0.call(data, "citations")){
let data3 = data.citations;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate65(data3[i0], {instancePath:instancePath+"/citations/" + i0}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.verbatim !== undefined && func0.call(data, "verbatim")){
if(typeof data.verbatim !== "boolean"){
const err8 = {instancePath:instancePath+"/verbatim",schemaPath:"#/properties/verbatim/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.answer_spans !== undefined && func0.call(data, "answer_spans")){
let data6 = data.answer_spans;
if(Array.isArray(data6)){
if(data6.length < 1){
const err9 = {instancePath:instancePath+"/answer_spans",schemaPath:"#/properties/answer_spans/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err9); errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate120(data6[i1], {instancePath:instancePath+"/answer_spans/" + i1}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/answer_spans",schemaPath:"#/properties/answer_spans/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.facts !== undefined && func0.call(data, "facts")){
let data8 = data.facts;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
if(!(validate125(data8[i2], {instancePath:instancePath+"/facts/" + i2}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.repaired_from !== undefined && func0.call(data, "repaired_from")){
let data10 = data.repaired_from;
if(Array.isArray(data10)){
if(data10.length < 1){
const err12 = {instancePath:instancePath+"/repaired_from",schemaPath:"#/properties/repaired_from/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err12); errors++;
}
const len3 = data10.length;
for(let i3=0; i3<len3 && errors < FAULT_LIMIT; i3++){
if(!(validate134(data10[i3], {instancePath:instancePath+"/repaired_from/" + i3}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/repaired_from",schemaPath:"#/properties/repaired_from/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err14); errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

function validate145(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.claim_ids === undefined) || (!(func0.call(data, "claim_ids")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_ids"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.next_step === undefined) || (!(func0.call(data, "next_step")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_step"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "claim_ids") || (key0 === "key")) || (key0 === "next_step")) || (key0 === "rule"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.claim_ids !== undefined && func0.call(data, "claim_ids")){
let data0 = data.claim_ids;
if(Array.isArray(data0)){
if(data0.length < 2){
const err4 = {instancePath:instancePath+"/claim_ids",schemaPath:"#/properties/claim_ids/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = addFault(vErrors, err4); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/claim_ids/" + i0,schemaPath:"#/properties/claim_ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
if(!(validate61(data1, {instancePath:instancePath+"/claim_ids/" + i0}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err6 = {instancePath:instancePath+"/claim_ids",schemaPath:"#/properties/claim_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err6); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err7 = {instancePath:instancePath+"/claim_ids",schemaPath:"#/properties/claim_ids/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
let data2 = data.key;
if(typeof data2 === "string"){
if(isLonger(data2, 500)){
const err8 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = addFault(vErrors, err8); errors++;
}
if(isShorter(data2, 1)){
const err9 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.next_step !== undefined && func0.call(data, "next_step")){
let data3 = data.next_step;
if(typeof data3 === "string"){
if(isLonger(data3, 2000)){
const err11 = {instancePath:instancePath+"/next_step",schemaPath:"#/properties/next_step/maxLength",keyword:"maxLength",params:{limit: 2000}};
vErrors = addFault(vErrors, err11); errors++;
}
if(isShorter(data3, 1)){
const err12 = {instancePath:instancePath+"/next_step",schemaPath:"#/properties/next_step/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/next_step",schemaPath:"#/properties/next_step/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(!(validate87(data.rule, {instancePath:instancePath+"/rule"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err14); errors++;
}
validate145.errors = vErrors;
return errors === 0;
}

const schema59 = {"enum":["part-without-evidence","no-matching-evidence","question-without-terms","question-needs-detail","live-data-needed","index-unavailable","retrieval-unavailable","tool-unavailable","writer-unavailable","draft-not-checked","request-not-permitted"]};

function validate150(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((data === "part-without-evidence") || (data === "no-matching-evidence")) || (data === "question-without-terms")) || (data === "question-needs-detail")) || (data === "live-data-needed")) || (data === "index-unavailable")) || (data === "retrieval-unavailable")) || (data === "tool-unavailable")) || (data === "writer-unavailable")) || (data === "draft-not-checked")) || (data === "request-not-permitted"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema59.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate150.errors = vErrors;
return errors === 0;
}

function validate149(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.missing === undefined) || (!(func0.call(data, "missing")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "missing"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "code") || (key0 === "missing"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
if(!(validate150(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
if(data.missing !== undefined && func0.call(data, "missing")){
let data1 = data.missing;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate87(data1[i0], {instancePath:instancePath+"/missing/" + i0}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate149.errors = vErrors;
return errors === 0;
}

function validate154(data, {instancePath=""}={}){
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
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "name") || (key0 === "version")) || (key0 === "model")) || (key0 === "model_sha256")) || (key0 === "degraded"))){
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
if(data.version !== undefined && func0.call(data, "version")){
if(!(validate87(data.version, {instancePath:instancePath+"/version"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined && func0.call(data, "model")){
if(!(validate87(data.model, {instancePath:instancePath+"/model"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.model_sha256 !== undefined && func0.call(data, "model_sha256")){
if(!(validate67(data.model_sha256, {instancePath:instancePath+"/model_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.degraded !== undefined && func0.call(data, "degraded")){
if(typeof data.degraded !== "boolean"){
const err3 = {instancePath:instancePath+"/degraded",schemaPath:"#/properties/degraded/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate154.errors = vErrors;
return errors === 0;
}

const pattern25 = new RegExp("^z[1-9A-HJ-NP-Za-km-z]+$", "u");

function validate160(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.cryptosuite === undefined) || (!(func0.call(data, "cryptosuite")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cryptosuite"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.verificationMethod === undefined) || (!(func0.call(data, "verificationMethod")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verificationMethod"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.proofPurpose === undefined) || (!(func0.call(data, "proofPurpose")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proofPurpose"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.proofValue === undefined) || (!(func0.call(data, "proofValue")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proofValue"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "type") || (key0 === "cryptosuite")) || (key0 === "verificationMethod")) || (key0 === "proofPurpose")) || (key0 === "proofValue")) || (key0 === "created")) || (key0 === "expires"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("DataIntegrityProof" !== data.type){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "DataIntegrityProof"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.cryptosuite !== undefined && func0.call(data, "cryptosuite")){
if("eddsa-jcs-2022" !== data.cryptosuite){
const err7 = {instancePath:instancePath+"/cryptosuite",schemaPath:"#/properties/cryptosuite/const",keyword:"const",params:{allowedValue: "eddsa-jcs-2022"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.verificationMethod !== undefined && func0.call(data, "verificationMethod")){
let data2 = data.verificationMethod;
if(typeof data2 === "string"){
if(isLonger(data2, 500)){
const err8 = {instancePath:instancePath+"/verificationMethod",schemaPath:"#/properties/verificationMethod/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = addFault(vErrors, err8); errors++;
}
if(isShorter(data2, 1)){
const err9 = {instancePath:instancePath+"/verificationMethod",schemaPath:"#/properties/verificationMethod/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/verificationMethod",schemaPath:"#/properties/verificationMethod/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.proofPurpose !== undefined && func0.call(data, "proofPurpose")){
if(!(validate87(data.proofPurpose, {instancePath:instancePath+"/proofPurpose"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.proofValue !== undefined && func0.call(data, "proofValue")){
let data4 = data.proofValue;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err11 = {};
vErrors = addFault(vErrors, err11); errors++;
}
}
else {
const err12 = {};
vErrors = addFault(vErrors, err12); errors++;
}
}
var valid1 = _errs10 === errors;
if(valid1){
const err13 = {instancePath:instancePath+"/proofValue",schemaPath:"#/properties/proofValue/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err13); errors++;
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
if(typeof data4 === "string"){
if(isLonger(data4, 500)){
const err14 = {instancePath:instancePath+"/proofValue",schemaPath:"#/properties/proofValue/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = addFault(vErrors, err14); errors++;
}
if(isShorter(data4, 1)){
const err15 = {instancePath:instancePath+"/proofValue",schemaPath:"#/properties/proofValue/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err15); errors++;
}
if(!pattern25.test(data4)){
const err16 = {instancePath:instancePath+"/proofValue",schemaPath:"#/properties/proofValue/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/proofValue",schemaPath:"#/properties/proofValue/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.created !== undefined && func0.call(data, "created")){
if(!(validate99(data.created, {instancePath:instancePath+"/created"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.expires !== undefined && func0.call(data, "expires")){
if(!(validate99(data.expires, {instancePath:instancePath+"/expires"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err18); errors++;
}
validate160.errors = vErrors;
return errors === 0;
}

function validate52(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:answer:1" */;
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.question === undefined) || (!(func0.call(data, "question")))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "question"}};
vErrors = addFault(vErrors, err0); errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.question_commitment === undefined) || (!(func0.call(data, "question_commitment")))){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "question_commitment"}};
vErrors = addFault(vErrors, err1); errors++;
}
}
var _valid0 = _errs3 === errors;
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
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.answer_id === undefined) || (!(func0.call(data, "answer_id")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer_id"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.lang === undefined) || (!(func0.call(data, "lang")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lang"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.answer === undefined) || (!(func0.call(data, "answer")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.rendering === undefined) || (!(func0.call(data, "rendering")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rendering"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.claims === undefined) || (!(func0.call(data, "claims")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claims"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
vErrors = addFault(vErrors, err10); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema19.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:answer:1" !== data.schema){
const err12 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:answer:1"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.answer_id !== undefined && func0.call(data, "answer_id")){
if(!(validate54(data.answer_id, {instancePath:instancePath+"/answer_id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.lang !== undefined && func0.call(data, "lang")){
if(!(validate56(data.lang, {instancePath:instancePath+"/lang"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if(!(validate58(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.answer !== undefined && func0.call(data, "answer")){
if(typeof data.answer !== "string"){
const err13 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.rendering !== undefined && func0.call(data, "rendering")){
let data5 = data.rendering;
if(!((data5 === "claims/1") || (data5 === "free"))){
const err14 = {instancePath:instancePath+"/rendering",schemaPath:"#/properties/rendering/enum",keyword:"enum",params:{allowedValues: schema19.properties.rendering.enum}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.claims !== undefined && func0.call(data, "claims")){
let data6 = data.claims;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate60(data6[i0], {instancePath:instancePath+"/claims/" + i0}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
if(!(validate99(data.created_at, {instancePath:instancePath+"/created_at"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.question !== undefined && func0.call(data, "question")){
let data9 = data.question;
if(typeof data9 === "string"){
if(isShorter(data9, 1)){
const err16 = {instancePath:instancePath+"/question",schemaPath:"#/properties/question/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/question",schemaPath:"#/properties/question/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.question_commitment !== undefined && func0.call(data, "question_commitment")){
if(!(validate67(data.question_commitment, {instancePath:instancePath+"/question_commitment"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.answer_media_type !== undefined && func0.call(data, "answer_media_type")){
let data11 = data.answer_media_type;
if(!((data11 === "text/plain") || (data11 === "text/markdown"))){
const err18 = {instancePath:instancePath+"/answer_media_type",schemaPath:"#/properties/answer_media_type/enum",keyword:"enum",params:{allowedValues: schema19.properties.answer_media_type.enum}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data.conflicts !== undefined && func0.call(data, "conflicts")){
let data12 = data.conflicts;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate145(data12[i1], {instancePath:instancePath+"/conflicts/" + i1}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/conflicts",schemaPath:"#/properties/conflicts/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err19); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(!(validate149(data.reason, {instancePath:instancePath+"/reason"}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.generator !== undefined && func0.call(data, "generator")){
if(!(validate154(data.generator, {instancePath:instancePath+"/generator"}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.proof !== undefined && func0.call(data, "proof")){
if(!(validate160(data.proof, {instancePath:instancePath+"/proof"}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err20); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

export const compiled_citation = validate65;

export const compiled_audit = validate165;

const schema62 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:audit:1"},"nonce":{"$ref":"urn:loccit:primitives:1#/$defs/nonce"},"answer_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"principal":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"groups":{"type":"array","items":{"type":"string","$ref":"urn:loccit:primitives:1#/$defs/label"},"uniqueItems":true},"authorization_revision":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/authorization_revision"},{"type":"null"}]},"index_generation_id":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/generation_id"},{"type":"null"}]},"selected_entry_ids":{"type":"array","items":{"type":"string","$ref":"urn:loccit:primitives:1#/$defs/index_entry_id"},"uniqueItems":true},"filter":{"$ref":"#/$defs/filter"},"stages":{"$ref":"#/$defs/stages"},"rules":{"type":"array","items":{"$ref":"#/$defs/applied_rule"}},"tools":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/tool"}},"unicode_version":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"failure":{"anyOf":[{"$ref":"#/$defs/failure"},{"type":"null"}]},"degraded":{"type":"array","items":{"$ref":"#/$defs/degraded_stage"}},"timings":{"type":"object","propertyNames":{"minLength":1,"maxLength":100},"additionalProperties":{"type":"number","minimum":0}},"at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"created_at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"generation":{"$ref":"urn:loccit:lineage:1#/$defs/generation_preimage"},"proofs":{"type":"array","items":{"$ref":"#/$defs/inclusion_proof"}},"drafts":{"type":"array","maxItems":100,"items":{"$ref":"#/$defs/draft_call"}},"draft_statements":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/draft_statement"}}}};

const pattern26 = new RegExp("^[0-9a-f]{32}$", "u");

function validate166(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 32)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern26.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate166.errors = vErrors;
return errors === 0;
}

const pattern29 = new RegExp("^[!-~]+$", "u");

function validate174(data, {instancePath=""}={}){
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
if(isLonger(data, 200)){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err3); errors++;
}
if(isShorter(data, 1)){
const err4 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern29.test(data)){
const err5 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate174.errors = vErrors;
return errors === 0;
}

const pattern30 = new RegExp("^gen_[0-9a-f]{64}$", "u");

function validate176(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 68)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern30.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate176.errors = vErrors;
return errors === 0;
}

function validate180(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.documents === undefined) || (!(func0.call(data, "documents")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.tombstoned === undefined) || (!(func0.call(data, "tombstoned")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tombstoned"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.other_tenant === undefined) || (!(func0.call(data, "other_tenant")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "other_tenant"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.access_denied === undefined) || (!(func0.call(data, "access_denied")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access_denied"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.not_in_effect === undefined) || (!(func0.call(data, "not_in_effect")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_in_effect"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.readable === undefined) || (!(func0.call(data, "readable")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "readable"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "documents") || (key0 === "tombstoned")) || (key0 === "other_tenant")) || (key0 === "access_denied")) || (key0 === "not_in_effect")) || (key0 === "readable"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.documents !== undefined && func0.call(data, "documents")){
if(!(validate79(data.documents, {instancePath:instancePath+"/documents"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.tombstoned !== undefined && func0.call(data, "tombstoned")){
if(!(validate79(data.tombstoned, {instancePath:instancePath+"/tombstoned"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.other_tenant !== undefined && func0.call(data, "other_tenant")){
if(!(validate79(data.other_tenant, {instancePath:instancePath+"/other_tenant"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.access_denied !== undefined && func0.call(data, "access_denied")){
if(!(validate79(data.access_denied, {instancePath:instancePath+"/access_denied"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.not_in_effect !== undefined && func0.call(data, "not_in_effect")){
if(!(validate79(data.not_in_effect, {instancePath:instancePath+"/not_in_effect"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.readable !== undefined && func0.call(data, "readable")){
if(!(validate79(data.readable, {instancePath:instancePath+"/readable"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate180.errors = vErrors;
return errors === 0;
}

function validate190(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.index_entry_id === undefined) || (!(func0.call(data, "index_entry_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "index_entry_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "index_entry_id") || (key0 === "score"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data.index_entry_id !== undefined && func0.call(data, "index_entry_id")){
if(!(validate77(data.index_entry_id, {instancePath:instancePath+"/index_entry_id"}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.score !== undefined && func0.call(data, "score")){
let data1 = data.score;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err2); errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate190.errors = vErrors;
return errors === 0;
}

function validate195(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.index_entry_id === undefined) || (!(func0.call(data, "index_entry_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "index_entry_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "index_entry_id") || (key0 === "reason"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.index_entry_id !== undefined && func0.call(data, "index_entry_id")){
if(!(validate77(data.index_entry_id, {instancePath:instancePath+"/index_entry_id"}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(!(validate87(data.reason, {instancePath:instancePath+"/reason"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate195.errors = vErrors;
return errors === 0;
}

function validate189(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.retrieved === undefined) || (!(func0.call(data, "retrieved")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retrieved"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.reranked === undefined) || (!(func0.call(data, "reranked")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reranked"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.selected === undefined) || (!(func0.call(data, "selected")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selected"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.dropped === undefined) || (!(func0.call(data, "dropped")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dropped"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "retrieved") || (key0 === "reranked")) || (key0 === "selected")) || (key0 === "dropped"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.retrieved !== undefined && func0.call(data, "retrieved")){
let data0 = data.retrieved;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate190(data0[i0], {instancePath:instancePath+"/retrieved/" + i0}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/retrieved",schemaPath:"#/properties/retrieved/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.reranked !== undefined && func0.call(data, "reranked")){
let data2 = data.reranked;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate190(data2[i1], {instancePath:instancePath+"/reranked/" + i1}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/reranked",schemaPath:"#/properties/reranked/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.selected !== undefined && func0.call(data, "selected")){
let data4 = data.selected;
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
if(!(validate190(data4[i2], {instancePath:instancePath+"/selected/" + i2}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/selected",schemaPath:"#/properties/selected/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.dropped !== undefined && func0.call(data, "dropped")){
let data6 = data.dropped;
if(Array.isArray(data6)){
const len3 = data6.length;
for(let i3=0; i3<len3 && errors < FAULT_LIMIT; i3++){
if(!(validate195(data6[i3], {instancePath:instancePath+"/dropped/" + i3}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/dropped",schemaPath:"#/properties/dropped/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate189.errors = vErrors;
return errors === 0;
}

function validate200(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "rule") || (key0 === "version")) || (key0 === "outcome")) || (key0 === "entry_ids"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(!(validate87(data.rule, {instancePath:instancePath+"/rule"}))){
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
if(data.outcome !== undefined && func0.call(data, "outcome")){
if(!(validate87(data.outcome, {instancePath:instancePath+"/outcome"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.entry_ids !== undefined && func0.call(data, "entry_ids")){
let data3 = data.entry_ids;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate77(data3[i0], {instancePath:instancePath+"/entry_ids/" + i0}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/entry_ids",schemaPath:"#/properties/entry_ids/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate200.errors = vErrors;
return errors === 0;
}

function validate206(data, {instancePath=""}={}){
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
if((data.options_sha256 === undefined) || (!(func0.call(data, "options_sha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options_sha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "name") || (key0 === "version")) || (key0 === "options_sha256"))){
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
if(data.options_sha256 !== undefined && func0.call(data, "options_sha256")){
if(!(validate67(data.options_sha256, {instancePath:instancePath+"/options_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate206.errors = vErrors;
return errors === 0;
}

function validate214(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.stage === undefined) || (!(func0.call(data, "stage")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "stage") || (key0 === "code"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.stage !== undefined && func0.call(data, "stage")){
if(!(validate87(data.stage, {instancePath:instancePath+"/stage"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined && func0.call(data, "code")){
if(!(validate87(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate214.errors = vErrors;
return errors === 0;
}

function validate341(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.snapshot_sha256 === undefined) || (!(func0.call(data, "snapshot_sha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "snapshot_sha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.tombstones_sha256 === undefined) || (!(func0.call(data, "tombstones_sha256")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tombstones_sha256"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.authorization_revision === undefined) || (!(func0.call(data, "authorization_revision")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorization_revision"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.pipeline_sha256 === undefined) || (!(func0.call(data, "pipeline_sha256")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pipeline_sha256"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.entries_root === undefined) || (!(func0.call(data, "entries_root")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries_root"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.entries_count === undefined) || (!(func0.call(data, "entries_count")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries_count"}};
vErrors = addFault(vErrors, err7); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "type") || (key0 === "tenant_id")) || (key0 === "snapshot_sha256")) || (key0 === "tombstones_sha256")) || (key0 === "authorization_revision")) || (key0 === "pipeline_sha256")) || (key0 === "entries_root")) || (key0 === "entries_count"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("loccit:generation:1" !== data.type){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "loccit:generation:1"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate87(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.snapshot_sha256 !== undefined && func0.call(data, "snapshot_sha256")){
if(!(validate67(data.snapshot_sha256, {instancePath:instancePath+"/snapshot_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.tombstones_sha256 !== undefined && func0.call(data, "tombstones_sha256")){
if(!(validate67(data.tombstones_sha256, {instancePath:instancePath+"/tombstones_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.authorization_revision !== undefined && func0.call(data, "authorization_revision")){
if(!(validate174(data.authorization_revision, {instancePath:instancePath+"/authorization_revision"}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
if(data.pipeline_sha256 !== undefined && func0.call(data, "pipeline_sha256")){
if(!(validate67(data.pipeline_sha256, {instancePath:instancePath+"/pipeline_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.entries_root !== undefined && func0.call(data, "entries_root")){
if(!(validate67(data.entries_root, {instancePath:instancePath+"/entries_root"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.entries_count !== undefined && func0.call(data, "entries_count")){
if(!(validate79(data.entries_count, {instancePath:instancePath+"/entries_count"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate341.errors = vErrors;
return errors === 0;
}

function validate350(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.index_entry_id === undefined) || (!(func0.call(data, "index_entry_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "index_entry_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.acl_sha256 === undefined) || (!(func0.call(data, "acl_sha256")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acl_sha256"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.leaf_index === undefined) || (!(func0.call(data, "leaf_index")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leaf_index"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "index_entry_id") || (key0 === "acl_sha256")) || (key0 === "leaf_index")) || (key0 === "path"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.index_entry_id !== undefined && func0.call(data, "index_entry_id")){
if(!(validate77(data.index_entry_id, {instancePath:instancePath+"/index_entry_id"}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.acl_sha256 !== undefined && func0.call(data, "acl_sha256")){
if(!(validate67(data.acl_sha256, {instancePath:instancePath+"/acl_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.leaf_index !== undefined && func0.call(data, "leaf_index")){
if(!(validate79(data.leaf_index, {instancePath:instancePath+"/leaf_index"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data3 = data.path;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate67(data3[i0], {instancePath:instancePath+"/path/" + i0}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate350.errors = vErrors;
return errors === 0;
}

const schema120 = {"type":"object","additionalProperties":false,"properties":{"purpose":{"enum":["draft","mend","question","verify"]},"model":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"answered_by":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"contract_version":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"contract_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"prompt_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"reply_sha256":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},{"type":"null"}]},"outcome":{"$ref":"urn:loccit:primitives:1#/$defs/label"}}};

function validate356(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.purpose === undefined) || (!(func0.call(data, "purpose")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purpose"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.model === undefined) || (!(func0.call(data, "model")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.prompt_sha256 === undefined) || (!(func0.call(data, "prompt_sha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt_sha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.reply_sha256 === undefined) || (!(func0.call(data, "reply_sha256")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reply_sha256"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "purpose") || (key0 === "model")) || (key0 === "answered_by")) || (key0 === "contract_version")) || (key0 === "contract_sha256")) || (key0 === "prompt_sha256")) || (key0 === "reply_sha256")) || (key0 === "outcome"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.purpose !== undefined && func0.call(data, "purpose")){
let data0 = data.purpose;
if(!((((data0 === "draft") || (data0 === "mend")) || (data0 === "question")) || (data0 === "verify"))){
const err6 = {instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/enum",keyword:"enum",params:{allowedValues: schema120.properties.purpose.enum}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.model !== undefined && func0.call(data, "model")){
if(!(validate87(data.model, {instancePath:instancePath+"/model"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.answered_by !== undefined && func0.call(data, "answered_by")){
if(!(validate87(data.answered_by, {instancePath:instancePath+"/answered_by"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.contract_version !== undefined && func0.call(data, "contract_version")){
if(!(validate87(data.contract_version, {instancePath:instancePath+"/contract_version"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.contract_sha256 !== undefined && func0.call(data, "contract_sha256")){
if(!(validate67(data.contract_sha256, {instancePath:instancePath+"/contract_sha256"}))){
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
if(data.reply_sha256 !== undefined && func0.call(data, "reply_sha256")){
let data6 = data.reply_sha256;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate67(data6, {instancePath:instancePath+"/reply_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data6 !== null){
const err7 = {instancePath:instancePath+"/reply_sha256",schemaPath:"#/properties/reply_sha256/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err7); errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err8 = {instancePath:instancePath+"/reply_sha256",schemaPath:"#/properties/reply_sha256/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err8); errors++;
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
if(data.outcome !== undefined && func0.call(data, "outcome")){
if(!(validate87(data.outcome, {instancePath:instancePath+"/outcome"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate356.errors = vErrors;
return errors === 0;
}

const schema121 = {"type":"object","additionalProperties":false,"properties":{"text_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"outcome":{"enum":["stated","recited","mended","quoted","dropped"]},"rules":{"type":"array","items":{"type":"string","$ref":"urn:loccit:primitives:1#/$defs/label"},"uniqueItems":true}}};

function validate365(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.text_sha256 === undefined) || (!(func0.call(data, "text_sha256")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text_sha256"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.rules === undefined) || (!(func0.call(data, "rules")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "text_sha256") || (key0 === "outcome")) || (key0 === "rules"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.text_sha256 !== undefined && func0.call(data, "text_sha256")){
if(!(validate67(data.text_sha256, {instancePath:instancePath+"/text_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data1 = data.outcome;
if(!(((((data1 === "stated") || (data1 === "recited")) || (data1 === "mended")) || (data1 === "quoted")) || (data1 === "dropped"))){
const err4 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema121.properties.outcome.enum}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data2 = data.rules;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/properties/rules/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
if(!(validate87(data3, {instancePath:instancePath+"/rules/" + i0}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
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
const err6 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err6); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err7 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate365.errors = vErrors;
return errors === 0;
}

function validate165(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:audit:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.nonce === undefined) || (!(func0.call(data, "nonce")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nonce"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.answer_sha256 === undefined) || (!(func0.call(data, "answer_sha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer_sha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.principal === undefined) || (!(func0.call(data, "principal")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "principal"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.groups === undefined) || (!(func0.call(data, "groups")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.authorization_revision === undefined) || (!(func0.call(data, "authorization_revision")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorization_revision"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.index_generation_id === undefined) || (!(func0.call(data, "index_generation_id")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "index_generation_id"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.selected_entry_ids === undefined) || (!(func0.call(data, "selected_entry_ids")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selected_entry_ids"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.filter === undefined) || (!(func0.call(data, "filter")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filter"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((data.stages === undefined) || (!(func0.call(data, "stages")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stages"}};
vErrors = addFault(vErrors, err10); errors++;
}
if((data.rules === undefined) || (!(func0.call(data, "rules")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"}};
vErrors = addFault(vErrors, err11); errors++;
}
if((data.tools === undefined) || (!(func0.call(data, "tools")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tools"}};
vErrors = addFault(vErrors, err12); errors++;
}
if((data.unicode_version === undefined) || (!(func0.call(data, "unicode_version")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unicode_version"}};
vErrors = addFault(vErrors, err13); errors++;
}
if((data.failure === undefined) || (!(func0.call(data, "failure")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure"}};
vErrors = addFault(vErrors, err14); errors++;
}
if((data.timings === undefined) || (!(func0.call(data, "timings")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timings"}};
vErrors = addFault(vErrors, err15); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}};
vErrors = addFault(vErrors, err16); errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
vErrors = addFault(vErrors, err17); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema62.properties, key0))){
const err18 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:audit:1" !== data.schema){
const err19 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:audit:1"}};
vErrors = addFault(vErrors, err19); errors++;
}
}
if(data.nonce !== undefined && func0.call(data, "nonce")){
if(!(validate166(data.nonce, {instancePath:instancePath+"/nonce"}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
if(data.answer_sha256 !== undefined && func0.call(data, "answer_sha256")){
if(!(validate67(data.answer_sha256, {instancePath:instancePath+"/answer_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.principal !== undefined && func0.call(data, "principal")){
if(!(validate87(data.principal, {instancePath:instancePath+"/principal"}))){
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
if(data.groups !== undefined && func0.call(data, "groups")){
let data5 = data.groups;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err20); errors++;
}
if(!(validate87(data6, {instancePath:instancePath+"/groups/" + i0}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
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
const err21 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err21); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err22 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err22); errors++;
}
}
if(data.authorization_revision !== undefined && func0.call(data, "authorization_revision")){
let data7 = data.authorization_revision;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(!(validate174(data7, {instancePath:instancePath+"/authorization_revision"}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs14 = errors;
if(data7 !== null){
const err23 = {instancePath:instancePath+"/authorization_revision",schemaPath:"#/properties/authorization_revision/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err23); errors++;
}
var _valid0 = _errs14 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err24 = {instancePath:instancePath+"/authorization_revision",schemaPath:"#/properties/authorization_revision/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err24); errors++;
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
if(data.index_generation_id !== undefined && func0.call(data, "index_generation_id")){
let data8 = data.index_generation_id;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(!(validate176(data8, {instancePath:instancePath+"/index_generation_id"}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs19 = errors;
if(data8 !== null){
const err25 = {instancePath:instancePath+"/index_generation_id",schemaPath:"#/properties/index_generation_id/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err25); errors++;
}
var _valid1 = _errs19 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err26 = {instancePath:instancePath+"/index_generation_id",schemaPath:"#/properties/index_generation_id/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err26); errors++;
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
if(data.selected_entry_ids !== undefined && func0.call(data, "selected_entry_ids")){
let data9 = data.selected_entry_ids;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i2=0; i2<len1 && errors < FAULT_LIMIT; i2++){
let data10 = data9[i2];
if(typeof data10 !== "string"){
const err27 = {instancePath:instancePath+"/selected_entry_ids/" + i2,schemaPath:"#/properties/selected_entry_ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err27); errors++;
}
if(!(validate77(data10, {instancePath:instancePath+"/selected_entry_ids/" + i2}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
let i3 = data9.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data9[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err28 = {instancePath:instancePath+"/selected_entry_ids",schemaPath:"#/properties/selected_entry_ids/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
vErrors = addFault(vErrors, err28); errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err29 = {instancePath:instancePath+"/selected_entry_ids",schemaPath:"#/properties/selected_entry_ids/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err29); errors++;
}
}
if(data.filter !== undefined && func0.call(data, "filter")){
if(!(validate180(data.filter, {instancePath:instancePath+"/filter"}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
if(data.stages !== undefined && func0.call(data, "stages")){
if(!(validate189(data.stages, {instancePath:instancePath+"/stages"}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data13 = data.rules;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i4=0; i4<len2 && errors < FAULT_LIMIT; i4++){
if(!(validate200(data13[i4], {instancePath:instancePath+"/rules/" + i4}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err30); errors++;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data15 = data.tools;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i5=0; i5<len3 && errors < FAULT_LIMIT; i5++){
if(!(validate206(data15[i5], {instancePath:instancePath+"/tools/" + i5}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err31); errors++;
}
}
if(data.unicode_version !== undefined && func0.call(data, "unicode_version")){
if(!(validate87(data.unicode_version, {instancePath:instancePath+"/unicode_version"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.failure !== undefined && func0.call(data, "failure")){
let data18 = data.failure;
const _errs35 = errors;
let valid13 = false;
const _errs36 = errors;
if(!(validate214(data18, {instancePath:instancePath+"/failure"}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var _valid2 = _errs36 === errors;
valid13 = valid13 || _valid2;
if(!valid13){
const _errs37 = errors;
if(data18 !== null){
const err32 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err32); errors++;
}
var _valid2 = _errs37 === errors;
valid13 = valid13 || _valid2;
}
if(!valid13){
const err33 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err33); errors++;
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
if(data.degraded !== undefined && func0.call(data, "degraded")){
let data19 = data.degraded;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i6=0; i6<len4 && errors < FAULT_LIMIT; i6++){
if(!(validate214(data19[i6], {instancePath:instancePath+"/degraded/" + i6}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/degraded",schemaPath:"#/properties/degraded/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err34); errors++;
}
}
if(data.timings !== undefined && func0.call(data, "timings")){
let data21 = data.timings;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key1 of Object.keys(data21)){ if (errors >= FAULT_LIMIT) break;
const _errs44 = errors;
if(typeof key1 === "string"){
if(isLonger(key1, 100)){
const err35 = {instancePath:instancePath+"/timings",schemaPath:"#/properties/timings/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},propertyName:key1};
vErrors = addFault(vErrors, err35); errors++;
}
if(isShorter(key1, 1)){
const err36 = {instancePath:instancePath+"/timings",schemaPath:"#/properties/timings/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
vErrors = addFault(vErrors, err36); errors++;
}
}
var valid16 = _errs44 === errors;
if(!valid16){
const err37 = {instancePath:instancePath+"/timings",schemaPath:"#/properties/timings/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
vErrors = addFault(vErrors, err37); errors++;
}
}
for(const key2 of Object.keys(data21)){ if (errors >= FAULT_LIMIT) break;
let data22 = data21[key2];
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err38 = {instancePath:instancePath+"/timings/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/timings/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err38); errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/timings/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/timings/additionalProperties/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err39); errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/timings",schemaPath:"#/properties/timings/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err40); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate99(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
if(!(validate99(data.created_at, {instancePath:instancePath+"/created_at"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.generation !== undefined && func0.call(data, "generation")){
if(!(validate341(data.generation, {instancePath:instancePath+"/generation"}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
}
if(data.proofs !== undefined && func0.call(data, "proofs")){
let data26 = data.proofs;
if(Array.isArray(data26)){
const len5 = data26.length;
for(let i7=0; i7<len5 && errors < FAULT_LIMIT; i7++){
if(!(validate350(data26[i7], {instancePath:instancePath+"/proofs/" + i7}))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/proofs",schemaPath:"#/properties/proofs/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err41); errors++;
}
}
if(data.drafts !== undefined && func0.call(data, "drafts")){
let data28 = data.drafts;
if(Array.isArray(data28)){
if(data28.length > 100){
const err42 = {instancePath:instancePath+"/drafts",schemaPath:"#/properties/drafts/maxItems",keyword:"maxItems",params:{limit: 100}};
vErrors = addFault(vErrors, err42); errors++;
}
const len6 = data28.length;
for(let i8=0; i8<len6 && errors < FAULT_LIMIT; i8++){
if(!(validate356(data28[i8], {instancePath:instancePath+"/drafts/" + i8}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
}
}
else {
const err43 = {instancePath:instancePath+"/drafts",schemaPath:"#/properties/drafts/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err43); errors++;
}
}
if(data.draft_statements !== undefined && func0.call(data, "draft_statements")){
let data30 = data.draft_statements;
if(Array.isArray(data30)){
if(data30.length > 1000){
const err44 = {instancePath:instancePath+"/draft_statements",schemaPath:"#/properties/draft_statements/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err44); errors++;
}
const len7 = data30.length;
for(let i9=0; i9<len7 && errors < FAULT_LIMIT; i9++){
if(!(validate365(data30[i9], {instancePath:instancePath+"/draft_statements/" + i9}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
}
}
else {
const err45 = {instancePath:instancePath+"/draft_statements",schemaPath:"#/properties/draft_statements/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err45); errors++;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err46); errors++;
}
validate165.errors = vErrors;
return errors === 0;
}

export const compiled_report = validate369;

const schema122 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:report:1"},"verdict":{"$ref":"urn:loccit:primitives:1#/$defs/outcome"},"subject":{"$ref":"#/$defs/subject"},"scope":{"$ref":"#/$defs/scope"},"layers":{"type":"object","additionalProperties":false,"required":["structure","provenance","support","verifiability"],"properties":{"structure":{"$ref":"#/$defs/layer_result"},"provenance":{"$ref":"#/$defs/layer_result"},"support":{"$ref":"#/$defs/layer_result"},"verifiability":{"$ref":"#/$defs/layer_result"}}},"claims":{"type":"array","items":{"$ref":"#/$defs/claim"}},"citations":{"type":"array","items":{"$ref":"#/$defs/citation"}},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}},"review":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/review_item"}},"decisions":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/decision"}},"seals":{"type":"array","items":{"$ref":"#/$defs/seal"},"minItems":1},"counts":{"$ref":"#/$defs/counts"},"overlap":{"$ref":"#/$defs/overlap"},"sources_used":{"type":"array","items":{"$ref":"#/$defs/source_used"}},"tools":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/tool"}},"rungs":{"type":"array","items":{"$ref":"#/$defs/rung"}},"models":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/model"}},"unicode_version":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"limits":{"type":"array","items":{"type":"string","minLength":1}}}};

const schema123 = {"enum":["pass","fail","unverifiable","inapplicable","skipped"]};

function validate370(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "pass") || (data === "fail")) || (data === "unverifiable")) || (data === "inapplicable")) || (data === "skipped"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema123.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate370.errors = vErrors;
return errors === 0;
}

const schema124 = {"type":"object","additionalProperties":false,"properties":{"kind":{"enum":["answer","markdown","response"]},"sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"pack_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"answer_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"answer_id":{"$ref":"urn:loccit:primitives:1#/$defs/answer_id"},"status":{"$ref":"urn:loccit:answer:1#/$defs/status"},"read_as":{"$ref":"urn:loccit:extraction:1#/$defs/input_form"},"lost":{"type":"array","items":{"type":"string","$ref":"urn:loccit:extraction:1#/$defs/code"},"uniqueItems":true}}};

const schema142 = {"enum":["markdown","anthropic-message","openai-response","gemini-response","cohere-chat","bedrock-response","ai-sdk","web-annotation","vertex-grounding","perplexity-response","azure-chat","langchain-message","llama-index-response","haystack-answer"]};

function validate422(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((data === "markdown") || (data === "anthropic-message")) || (data === "openai-response")) || (data === "gemini-response")) || (data === "cohere-chat")) || (data === "bedrock-response")) || (data === "ai-sdk")) || (data === "web-annotation")) || (data === "vertex-grounding")) || (data === "perplexity-response")) || (data === "azure-chat")) || (data === "langchain-message")) || (data === "llama-index-response")) || (data === "haystack-answer"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema142.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate422.errors = vErrors;
return errors === 0;
}

const pattern59 = new RegExp("^[a-z]+(?:-[a-z]+)*$", "u");

function validate424(data, {instancePath=""}={}){
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
if(isShorter(data, 1)){
const err4 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern59.test(data)){
const err5 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate424.errors = vErrors;
return errors === 0;
}

function validate372(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.sha256 === undefined) || (!(func0.call(data, "sha256")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "kind") || (key0 === "sha256")) || (key0 === "pack_sha256")) || (key0 === "answer_sha256")) || (key0 === "answer_id")) || (key0 === "status")) || (key0 === "read_as")) || (key0 === "lost"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(!(((data0 === "answer") || (data0 === "markdown")) || (data0 === "response"))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema124.properties.kind.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.sha256 !== undefined && func0.call(data, "sha256")){
if(!(validate67(data.sha256, {instancePath:instancePath+"/sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
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
if(data.read_as !== undefined && func0.call(data, "read_as")){
if(!(validate422(data.read_as, {instancePath:instancePath+"/read_as"}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
}
if(data.lost !== undefined && func0.call(data, "lost")){
let data7 = data.lost;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
const err4 = {instancePath:instancePath+"/lost/" + i0,schemaPath:"#/properties/lost/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!(validate424(data8, {instancePath:instancePath+"/lost/" + i0}))){
vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
errors = vErrors.length;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err5 = {instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err5); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err6 = {instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate372.errors = vErrors;
return errors === 0;
}

const schema146 = {"type":"object","additionalProperties":false,"properties":{"without":{"type":"array","items":{"type":"string","enum":["audit","reader","support"]},"uniqueItems":true},"reader":{"anyOf":[{"$ref":"#/$defs/reader"},{"type":"null"}]},"at":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},{"type":"null"}]},"lang":{"$ref":"urn:loccit:primitives:1#/$defs/lang"},"anchors":{"type":"array","items":{"type":"string","enum":["sources","store","raw","seal"]},"uniqueItems":true},"audit":{"type":"boolean"},"mark_scope":{"$ref":"urn:loccit:extraction:1#/$defs/mark_scope"},"id_alphabet":{"type":"string","minLength":1,"maxLength":1000},"overlap_threshold":{"type":"number","minimum":0,"maximum":1},"allow_unverifiable":{"type":"boolean"},"fail_on":{"type":"array","items":{"$ref":"#/$defs/fail_on"}},"min_coverage":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"demands":{"type":"array","items":{"$ref":"#/$defs/demand"}},"baseline":{"$ref":"#/$defs/baseline_comparison"}}};

function validate428(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.groups === undefined) || (!(func0.call(data, "groups")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.principal === undefined) || (!(func0.call(data, "principal")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "principal"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "tenant_id") || (key0 === "groups")) || (key0 === "principal"))){
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
if(data.groups !== undefined && func0.call(data, "groups")){
let data1 = data.groups;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate87(data1[i0], {instancePath:instancePath+"/groups/" + i0}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.principal !== undefined && func0.call(data, "principal")){
if(!(validate87(data.principal, {instancePath:instancePath+"/principal"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate428.errors = vErrors;
return errors === 0;
}

const schema129 = {"enum":["precise","passage","concept"]};

function validate438(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "precise") || (data === "passage")) || (data === "concept"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema129.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate438.errors = vErrors;
return errors === 0;
}

const schema152 = {"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/rule_id"},{"enum":["structure","provenance","support","verifiability","warning","note"]}]};

function validate440(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate135(data, {instancePath}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!((((((data === "structure") || (data === "provenance")) || (data === "support")) || (data === "verifiability")) || (data === "warning")) || (data === "note"))){
const err0 = {instancePath,schemaPath:"#/anyOf/1/enum",keyword:"enum",params:{allowedValues: schema152.anyOf[1].enum}};
vErrors = addFault(vErrors, err0); errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate440.errors = vErrors;
return errors === 0;
}

function validate444(data, {instancePath=""}={}){
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
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "n") || (key0 === "m"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
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
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate444.errors = vErrors;
return errors === 0;
}

const schema156 = {"type":"object","additionalProperties":false,"properties":{"demand":{"type":"string","enum":["fail_on","min_coverage","baseline"]},"rule":{"$ref":"urn:loccit:primitives:1#/$defs/rule_id"},"layer":{"$ref":"urn:loccit:primitives:1#/$defs/layer"},"severity":{"enum":["warning","note"]},"met":{"type":"boolean"}}};

const schema157 = {"enum":["structure","provenance","support","verifiability"]};

function validate451(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "structure") || (data === "provenance")) || (data === "support")) || (data === "verifiability"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema157.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate451.errors = vErrors;
return errors === 0;
}

function validate449(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.demand === undefined) || (!(func0.call(data, "demand")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "demand"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.met === undefined) || (!(func0.call(data, "met")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "met"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "demand") || (key0 === "rule")) || (key0 === "layer")) || (key0 === "severity")) || (key0 === "met"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.demand !== undefined && func0.call(data, "demand")){
let data0 = data.demand;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/demand",schemaPath:"#/properties/demand/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!(((data0 === "fail_on") || (data0 === "min_coverage")) || (data0 === "baseline"))){
const err4 = {instancePath:instancePath+"/demand",schemaPath:"#/properties/demand/enum",keyword:"enum",params:{allowedValues: schema156.properties.demand.enum}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(!(validate135(data.rule, {instancePath:instancePath+"/rule"}))){
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
let data3 = data.severity;
if(!((data3 === "warning") || (data3 === "note"))){
const err5 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema156.properties.severity.enum}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.met !== undefined && func0.call(data, "met")){
if(typeof data.met !== "boolean"){
const err6 = {instancePath:instancePath+"/met",schemaPath:"#/properties/met/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate449.errors = vErrors;
return errors === 0;
}

function validate454(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.sha256 === undefined) || (!(func0.call(data, "sha256")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.known === undefined) || (!(func0.call(data, "known")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "known"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.added === undefined) || (!(func0.call(data, "added")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "added"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.vanished === undefined) || (!(func0.call(data, "vanished")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vanished"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "sha256") || (key0 === "known")) || (key0 === "added")) || (key0 === "vanished"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.sha256 !== undefined && func0.call(data, "sha256")){
if(!(validate67(data.sha256, {instancePath:instancePath+"/sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.known !== undefined && func0.call(data, "known")){
if(!(validate79(data.known, {instancePath:instancePath+"/known"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.added !== undefined && func0.call(data, "added")){
if(!(validate79(data.added, {instancePath:instancePath+"/added"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.vanished !== undefined && func0.call(data, "vanished")){
if(!(validate79(data.vanished, {instancePath:instancePath+"/vanished"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate454.errors = vErrors;
return errors === 0;
}

function validate427(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.without === undefined) || (!(func0.call(data, "without")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "without"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.reader === undefined) || (!(func0.call(data, "reader")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reader"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.lang === undefined) || (!(func0.call(data, "lang")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lang"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.anchors === undefined) || (!(func0.call(data, "anchors")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "anchors"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.audit === undefined) || (!(func0.call(data, "audit")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audit"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema146.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.without !== undefined && func0.call(data, "without")){
let data0 = data.without;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/without/" + i0,schemaPath:"#/properties/without/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
if(!(((data1 === "audit") || (data1 === "reader")) || (data1 === "support"))){
const err8 = {instancePath:instancePath+"/without/" + i0,schemaPath:"#/properties/without/items/enum",keyword:"enum",params:{allowedValues: schema146.properties.without.items.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err9 = {instancePath:instancePath+"/without",schemaPath:"#/properties/without/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err9); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err10 = {instancePath:instancePath+"/without",schemaPath:"#/properties/without/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.reader !== undefined && func0.call(data, "reader")){
let data2 = data.reader;
const _errs7 = errors;
let valid4 = false;
const _errs8 = errors;
if(!(validate428(data2, {instancePath:instancePath+"/reader"}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs9 = errors;
if(data2 !== null){
const err11 = {instancePath:instancePath+"/reader",schemaPath:"#/properties/reader/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err11); errors++;
}
var _valid0 = _errs9 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err12 = {instancePath:instancePath+"/reader",schemaPath:"#/properties/reader/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err12); errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.at !== undefined && func0.call(data, "at")){
let data3 = data.at;
const _errs12 = errors;
let valid5 = false;
const _errs13 = errors;
if(!(validate99(data3, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs14 = errors;
if(data3 !== null){
const err13 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err13); errors++;
}
var _valid1 = _errs14 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err14 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err14); errors++;
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
if(data.lang !== undefined && func0.call(data, "lang")){
if(!(validate56(data.lang, {instancePath:instancePath+"/lang"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.anchors !== undefined && func0.call(data, "anchors")){
let data5 = data.anchors;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i2=0; i2<len1 && errors < FAULT_LIMIT; i2++){
let data6 = data5[i2];
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/anchors/" + i2,schemaPath:"#/properties/anchors/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err15); errors++;
}
if(!((((data6 === "sources") || (data6 === "store")) || (data6 === "raw")) || (data6 === "seal"))){
const err16 = {instancePath:instancePath+"/anchors/" + i2,schemaPath:"#/properties/anchors/items/enum",keyword:"enum",params:{allowedValues: schema146.properties.anchors.items.enum}};
vErrors = addFault(vErrors, err16); errors++;
}
}
let i3 = data5.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data5[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err17 = {instancePath:instancePath+"/anchors",schemaPath:"#/properties/anchors/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
vErrors = addFault(vErrors, err17); errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err18 = {instancePath:instancePath+"/anchors",schemaPath:"#/properties/anchors/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data.audit !== undefined && func0.call(data, "audit")){
if(typeof data.audit !== "boolean"){
const err19 = {instancePath:instancePath+"/audit",schemaPath:"#/properties/audit/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err19); errors++;
}
}
if(data.mark_scope !== undefined && func0.call(data, "mark_scope")){
if(!(validate438(data.mark_scope, {instancePath:instancePath+"/mark_scope"}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
errors = vErrors.length;
}
}
if(data.id_alphabet !== undefined && func0.call(data, "id_alphabet")){
let data9 = data.id_alphabet;
if(typeof data9 === "string"){
if(isLonger(data9, 1000)){
const err20 = {instancePath:instancePath+"/id_alphabet",schemaPath:"#/properties/id_alphabet/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = addFault(vErrors, err20); errors++;
}
if(isShorter(data9, 1)){
const err21 = {instancePath:instancePath+"/id_alphabet",schemaPath:"#/properties/id_alphabet/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/id_alphabet",schemaPath:"#/properties/id_alphabet/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err22); errors++;
}
}
if(data.overlap_threshold !== undefined && func0.call(data, "overlap_threshold")){
let data10 = data.overlap_threshold;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1 || isNaN(data10)){
const err23 = {instancePath:instancePath+"/overlap_threshold",schemaPath:"#/properties/overlap_threshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err23); errors++;
}
if(data10 < 0 || isNaN(data10)){
const err24 = {instancePath:instancePath+"/overlap_threshold",schemaPath:"#/properties/overlap_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err24); errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/overlap_threshold",schemaPath:"#/properties/overlap_threshold/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err25); errors++;
}
}
if(data.allow_unverifiable !== undefined && func0.call(data, "allow_unverifiable")){
if(typeof data.allow_unverifiable !== "boolean"){
const err26 = {instancePath:instancePath+"/allow_unverifiable",schemaPath:"#/properties/allow_unverifiable/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err26); errors++;
}
}
if(data.fail_on !== undefined && func0.call(data, "fail_on")){
let data12 = data.fail_on;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i4=0; i4<len2 && errors < FAULT_LIMIT; i4++){
if(!(validate440(data12[i4], {instancePath:instancePath+"/fail_on/" + i4}))){
vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/fail_on",schemaPath:"#/properties/fail_on/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err27); errors++;
}
}
if(data.min_coverage !== undefined && func0.call(data, "min_coverage")){
if(!(validate444(data.min_coverage, {instancePath:instancePath+"/min_coverage"}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
if(data.demands !== undefined && func0.call(data, "demands")){
let data15 = data.demands;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i5=0; i5<len3 && errors < FAULT_LIMIT; i5++){
if(!(validate449(data15[i5], {instancePath:instancePath+"/demands/" + i5}))){
vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/demands",schemaPath:"#/properties/demands/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err28); errors++;
}
}
if(data.baseline !== undefined && func0.call(data, "baseline")){
if(!(validate454(data.baseline, {instancePath:instancePath+"/baseline"}))){
vErrors = vErrors === null ? validate454.errors : vErrors.concat(validate454.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err29); errors++;
}
validate427.errors = vErrors;
return errors === 0;
}

function validate464(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.pass === undefined) || (!(func0.call(data, "pass")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pass"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.fail === undefined) || (!(func0.call(data, "fail")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fail"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.unverifiable === undefined) || (!(func0.call(data, "unverifiable")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unverifiable"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.inapplicable === undefined) || (!(func0.call(data, "inapplicable")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inapplicable"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.skipped === undefined) || (!(func0.call(data, "skipped")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skipped"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "pass") || (key0 === "fail")) || (key0 === "unverifiable")) || (key0 === "inapplicable")) || (key0 === "skipped"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.pass !== undefined && func0.call(data, "pass")){
if(!(validate79(data.pass, {instancePath:instancePath+"/pass"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.fail !== undefined && func0.call(data, "fail")){
if(!(validate79(data.fail, {instancePath:instancePath+"/fail"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.unverifiable !== undefined && func0.call(data, "unverifiable")){
if(!(validate79(data.unverifiable, {instancePath:instancePath+"/unverifiable"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.inapplicable !== undefined && func0.call(data, "inapplicable")){
if(!(validate79(data.inapplicable, {instancePath:instancePath+"/inapplicable"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.skipped !== undefined && func0.call(data, "skipped")){
if(!(validate79(data.skipped, {instancePath:instancePath+"/skipped"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate464.errors = vErrors;
return errors === 0;
}

function validate462(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.counts === undefined) || (!(func0.call(data, "counts")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "outcome") || (key0 === "counts")) || (key0 === "skipped_by"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
if(!(validate370(data.outcome, {instancePath:instancePath+"/outcome"}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
}
if(data.counts !== undefined && func0.call(data, "counts")){
let data1 = data.counts;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.claims === undefined) || (!(func0.call(data1, "claims")))){
const err3 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "claims"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data1.citations === undefined) || (!(func0.call(data1, "citations")))){
const err4 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "citations"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key1 of Object.keys(data1)){ if (errors >= FAULT_LIMIT) break;
if(!((key1 === "claims") || (key1 === "citations"))){
const err5 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data1.claims !== undefined && func0.call(data1, "claims")){
if(!(validate464(data1.claims, {instancePath:instancePath+"/counts/claims"}))){
vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors);
errors = vErrors.length;
}
}
if(data1.citations !== undefined && func0.call(data1, "citations")){
if(!(validate464(data1.citations, {instancePath:instancePath+"/counts/citations"}))){
vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.skipped_by !== undefined && func0.call(data, "skipped_by")){
if(!(validate135(data.skipped_by, {instancePath:instancePath+"/skipped_by"}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate462.errors = vErrors;
return errors === 0;
}

const schema162 = {"type":"object","additionalProperties":false,"properties":{"claim_id":{"$ref":"urn:loccit:primitives:1#/$defs/claim_id"},"text":{"type":"string"},"kind":{"$ref":"urn:loccit:primitives:1#/$defs/claim_kind"},"verdict":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/support_verdict"},{"type":"null"}]},"layers":{"$ref":"#/$defs/item_layers"},"citations":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/citation_address"}},"decided_by":{"$ref":"#/$defs/decided_by"},"statement":{"type":"string"},"char_start":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"char_end":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"repaired":{"type":"boolean"},"needs_human":{"const":true}}};

const schema165 = {"enum":["supported","partial","contradicted","unsupported","undecided"]};

function validate482(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "supported") || (data === "partial")) || (data === "contradicted")) || (data === "unsupported")) || (data === "undecided"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema165.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate482.errors = vErrors;
return errors === 0;
}

function validate485(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "outcome") || (key0 === "skipped_by"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
if(!(validate370(data.outcome, {instancePath:instancePath+"/outcome"}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
}
if(data.skipped_by !== undefined && func0.call(data, "skipped_by")){
if(!(validate135(data.skipped_by, {instancePath:instancePath+"/skipped_by"}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate485.errors = vErrors;
return errors === 0;
}

function validate484(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.structure === undefined) || (!(func0.call(data, "structure")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "structure"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.provenance === undefined) || (!(func0.call(data, "provenance")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provenance"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.support === undefined) || (!(func0.call(data, "support")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "support"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.verifiability === undefined) || (!(func0.call(data, "verifiability")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verifiability"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "structure") || (key0 === "provenance")) || (key0 === "support")) || (key0 === "verifiability"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.structure !== undefined && func0.call(data, "structure")){
if(!(validate485(data.structure, {instancePath:instancePath+"/structure"}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
}
if(data.provenance !== undefined && func0.call(data, "provenance")){
if(!(validate485(data.provenance, {instancePath:instancePath+"/provenance"}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
}
if(data.support !== undefined && func0.call(data, "support")){
if(!(validate485(data.support, {instancePath:instancePath+"/support"}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
}
if(data.verifiability !== undefined && func0.call(data, "verifiability")){
if(!(validate485(data.verifiability, {instancePath:instancePath+"/verifiability"}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate484.errors = vErrors;
return errors === 0;
}

const schema169 = {"enum":["exact","numbers","language","conditions","nli","judge","human","none","overlap","model"]};

function validate495(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((data === "exact") || (data === "numbers")) || (data === "language")) || (data === "conditions")) || (data === "nli")) || (data === "judge")) || (data === "human")) || (data === "none")) || (data === "overlap")) || (data === "model"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema169.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate495.errors = vErrors;
return errors === 0;
}

function validate477(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.claim_id === undefined) || (!(func0.call(data, "claim_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.layers === undefined) || (!(func0.call(data, "layers")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layers"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.citations === undefined) || (!(func0.call(data, "citations")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citations"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema162.properties, key0))){
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
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if(!(validate63(data.kind, {instancePath:instancePath+"/kind"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
let data3 = data.verdict;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate482(data3, {instancePath:instancePath+"/verdict"}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data3 !== null){
const err8 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err8); errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err9 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err9); errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.layers !== undefined && func0.call(data, "layers")){
if(!(validate484(data.layers, {instancePath:instancePath+"/layers"}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
errors = vErrors.length;
}
}
if(data.citations !== undefined && func0.call(data, "citations")){
let data5 = data.citations;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate131(data5[i0], {instancePath:instancePath+"/citations/" + i0}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.decided_by !== undefined && func0.call(data, "decided_by")){
if(!(validate495(data.decided_by, {instancePath:instancePath+"/decided_by"}))){
vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
errors = vErrors.length;
}
}
if(data.statement !== undefined && func0.call(data, "statement")){
if(typeof data.statement !== "string"){
const err11 = {instancePath:instancePath+"/statement",schemaPath:"#/properties/statement/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
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
if(data.repaired !== undefined && func0.call(data, "repaired")){
if(typeof data.repaired !== "boolean"){
const err12 = {instancePath:instancePath+"/repaired",schemaPath:"#/properties/repaired/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.needs_human !== undefined && func0.call(data, "needs_human")){
if(true !== data.needs_human){
const err13 = {instancePath:instancePath+"/needs_human",schemaPath:"#/properties/needs_human/const",keyword:"const",params:{allowedValue: true}};
vErrors = addFault(vErrors, err13); errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err14); errors++;
}
validate477.errors = vErrors;
return errors === 0;
}

const schema171 = {"type":"object","additionalProperties":false,"properties":{"address":{"$ref":"urn:loccit:primitives:1#/$defs/citation_address"},"claim_id":{"$ref":"urn:loccit:primitives:1#/$defs/claim_id"},"form":{"enum":["lineage","anchor","source"]},"layers":{"$ref":"#/$defs/item_layers"},"verdict":{"$ref":"urn:loccit:primitives:1#/$defs/support_verdict"},"decided_by":{"$ref":"#/$defs/decided_by"},"document_id":{"type":"string"},"source_uri":{"type":"string"},"source_version":{"type":"string"},"title":{"type":"string"},"mark":{"type":"string"},"mark_span":{"$ref":"urn:loccit:primitives:1#/$defs/span"},"target":{"$ref":"urn:loccit:extraction:1#/$defs/target"},"resolved_by":{"enum":["document-id","block","path","name","title","url","doi","passage-number"]},"char_start":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"char_end":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"passages":{"type":"array","items":{"$ref":"#/$defs/passage"}},"quote":{"$ref":"urn:loccit:extraction:1#/$defs/quote"},"locator":{"$ref":"urn:loccit:extraction:1#/$defs/locator"},"placed":{"$ref":"#/$defs/placement"},"needs_human":{"const":true},"opinions":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/opinion"}},"closest":{"$ref":"#/$defs/passage"}}};

const schema133 = {"type":"object","additionalProperties":false,"properties":{"kind":{"enum":["reference","url","block","document","none"]},"ref":{"type":"string","maxLength":500},"url":{"type":"string"},"document_id":{"type":"string","maxLength":200},"chunk_id":{"type":"string","maxLength":200}}};

function validate511(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "kind") || (key0 === "ref")) || (key0 === "url")) || (key0 === "document_id")) || (key0 === "chunk_id"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(!(((((data0 === "reference") || (data0 === "url")) || (data0 === "block")) || (data0 === "document")) || (data0 === "none"))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema133.properties.kind.enum}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.ref !== undefined && func0.call(data, "ref")){
let data1 = data.ref;
if(typeof data1 === "string"){
if(isLonger(data1, 500)){
const err3 = {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = addFault(vErrors, err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
let data3 = data.document_id;
if(typeof data3 === "string"){
if(isLonger(data3, 200)){
const err6 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.chunk_id !== undefined && func0.call(data, "chunk_id")){
let data4 = data.chunk_id;
if(typeof data4 === "string"){
if(isLonger(data4, 200)){
const err8 = {instancePath:instancePath+"/chunk_id",schemaPath:"#/properties/chunk_id/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/chunk_id",schemaPath:"#/properties/chunk_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate511.errors = vErrors;
return errors === 0;
}

function validate515(data, {instancePath=""}={}){
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
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "char_start") || (key0 === "char_end")) || (key0 === "text")) || (key0 === "before")) || (key0 === "after")) || (key0 === "section_path")) || (key0 === "line")) || (key0 === "ratio"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.before !== undefined && func0.call(data, "before")){
if(typeof data.before !== "string"){
const err5 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.after !== undefined && func0.call(data, "after")){
if(typeof data.after !== "string"){
const err6 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.section_path !== undefined && func0.call(data, "section_path")){
let data5 = data.section_path;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(typeof data5[i0] !== "string"){
const err7 = {instancePath:instancePath+"/section_path/" + i0,schemaPath:"#/properties/section_path/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/section_path",schemaPath:"#/properties/section_path/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data7 = data.line;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err9 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err10 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
if(data.ratio !== undefined && func0.call(data, "ratio")){
let data8 = data.ratio;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
const err11 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
if(data8 < 0 || isNaN(data8)){
const err12 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err14); errors++;
}
validate515.errors = vErrors;
return errors === 0;
}

function validate519(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.exact === undefined) || (!(func0.call(data, "exact")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exact"}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "exact") || (key0 === "exact_end")) || (key0 === "prefix")) || (key0 === "suffix"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data.exact !== undefined && func0.call(data, "exact")){
let data0 = data.exact;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err2 = {instancePath:instancePath+"/exact",schemaPath:"#/properties/exact/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/exact",schemaPath:"#/properties/exact/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.exact_end !== undefined && func0.call(data, "exact_end")){
let data1 = data.exact_end;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err4 = {instancePath:instancePath+"/exact_end",schemaPath:"#/properties/exact_end/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/exact_end",schemaPath:"#/properties/exact_end/type",keyword:"type",params:{type: "string"}};
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
validate519.errors = vErrors;
return errors === 0;
}

const schema135 = {"type":"object","additionalProperties":false,"properties":{"type":{"enum":["lines","page","blocks"]},"first":{"type":"integer","minimum":0,"maximum":9007199254740991},"last":{"type":"integer","minimum":0,"maximum":9007199254740991},"label":{"type":"string","minLength":1,"maxLength":100}}};

function validate521(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "type") || (key0 === "first")) || (key0 === "last")) || (key0 === "label"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(!(((data0 === "lines") || (data0 === "page")) || (data0 === "blocks"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema135.properties.type.enum}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.first !== undefined && func0.call(data, "first")){
let data1 = data.first;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err4); errors++;
}
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
}
if(data.last !== undefined && func0.call(data, "last")){
let data2 = data.last;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/last",schemaPath:"#/properties/last/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/last",schemaPath:"#/properties/last/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err7); errors++;
}
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/last",schemaPath:"#/properties/last/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
if(data.label !== undefined && func0.call(data, "label")){
let data3 = data.label;
if(typeof data3 === "string"){
if(isLonger(data3, 100)){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = addFault(vErrors, err9); errors++;
}
if(isShorter(data3, 1)){
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err12); errors++;
}
validate521.errors = vErrors;
return errors === 0;
}

const schema177 = {"type":"object","additionalProperties":false,"properties":{"outcome":{"enum":["exact","moved","folded","altered","stitched","ambiguous","absent"]},"foldings":{"type":"array","items":{"type":"string","enum":["case","hyphenation","invisible","ligatures","markers","quotes","space"]},"uniqueItems":true}}};

function validate523(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.foldings === undefined) || (!(func0.call(data, "foldings")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foldings"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "outcome") || (key0 === "foldings"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data0 = data.outcome;
if(!(((((((data0 === "exact") || (data0 === "moved")) || (data0 === "folded")) || (data0 === "altered")) || (data0 === "stitched")) || (data0 === "ambiguous")) || (data0 === "absent"))){
const err3 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema177.properties.outcome.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.foldings !== undefined && func0.call(data, "foldings")){
let data1 = data.foldings;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/foldings/" + i0,schemaPath:"#/properties/foldings/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!(((((((data2 === "case") || (data2 === "hyphenation")) || (data2 === "invisible")) || (data2 === "ligatures")) || (data2 === "markers")) || (data2 === "quotes")) || (data2 === "space"))){
const err5 = {instancePath:instancePath+"/foldings/" + i0,schemaPath:"#/properties/foldings/items/enum",keyword:"enum",params:{allowedValues: schema177.properties.foldings.items.enum}};
vErrors = addFault(vErrors, err5); errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err6 = {instancePath:instancePath+"/foldings",schemaPath:"#/properties/foldings/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err6); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err7 = {instancePath:instancePath+"/foldings",schemaPath:"#/properties/foldings/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate523.errors = vErrors;
return errors === 0;
}

const schema178 = {"type":"object","additionalProperties":false,"properties":{"rung":{"enum":["embedding","nli","judge"]},"name":{"type":"string","minLength":1},"verdict":{"$ref":"urn:loccit:primitives:1#/$defs/support_verdict"},"rationale":{"type":"string"},"grade":{"enum":["A","B","C","D"]},"grades":{"type":"array","items":{"enum":["A","B","C","D"]}},"cosine":{"type":"number","minimum":-1,"maximum":1},"band":{"enum":["high","middle","low"]},"entailment":{"type":"number","minimum":0,"maximum":1},"neutral":{"type":"number","minimum":0,"maximum":1},"contradiction":{"type":"number","minimum":0,"maximum":1},"quote":{"type":"string","minLength":1},"cached":{"const":true}}};

function validate525(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rung === undefined) || (!(func0.call(data, "rung")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rung"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema178.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.rung !== undefined && func0.call(data, "rung")){
let data0 = data.rung;
if(!(((data0 === "embedding") || (data0 === "nli")) || (data0 === "judge"))){
const err4 = {instancePath:instancePath+"/rung",schemaPath:"#/properties/rung/enum",keyword:"enum",params:{allowedValues: schema178.properties.rung.enum}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
if(!(validate482(data.verdict, {instancePath:instancePath+"/verdict"}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
if(data.rationale !== undefined && func0.call(data, "rationale")){
if(typeof data.rationale !== "string"){
const err7 = {instancePath:instancePath+"/rationale",schemaPath:"#/properties/rationale/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.grade !== undefined && func0.call(data, "grade")){
let data4 = data.grade;
if(!((((data4 === "A") || (data4 === "B")) || (data4 === "C")) || (data4 === "D"))){
const err8 = {instancePath:instancePath+"/grade",schemaPath:"#/properties/grade/enum",keyword:"enum",params:{allowedValues: schema178.properties.grade.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.grades !== undefined && func0.call(data, "grades")){
let data5 = data.grades;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data6 = data5[i0];
if(!((((data6 === "A") || (data6 === "B")) || (data6 === "C")) || (data6 === "D"))){
const err9 = {instancePath:instancePath+"/grades/" + i0,schemaPath:"#/properties/grades/items/enum",keyword:"enum",params:{allowedValues: schema178.properties.grades.items.enum}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/grades",schemaPath:"#/properties/grades/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.cosine !== undefined && func0.call(data, "cosine")){
let data7 = data.cosine;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
const err11 = {instancePath:instancePath+"/cosine",schemaPath:"#/properties/cosine/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
if(data7 < -1 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/cosine",schemaPath:"#/properties/cosine/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}};
vErrors = addFault(vErrors, err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/cosine",schemaPath:"#/properties/cosine/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.band !== undefined && func0.call(data, "band")){
let data8 = data.band;
if(!(((data8 === "high") || (data8 === "middle")) || (data8 === "low"))){
const err14 = {instancePath:instancePath+"/band",schemaPath:"#/properties/band/enum",keyword:"enum",params:{allowedValues: schema178.properties.band.enum}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.entailment !== undefined && func0.call(data, "entailment")){
let data9 = data.entailment;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
const err15 = {instancePath:instancePath+"/entailment",schemaPath:"#/properties/entailment/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err15); errors++;
}
if(data9 < 0 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/entailment",schemaPath:"#/properties/entailment/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/entailment",schemaPath:"#/properties/entailment/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.neutral !== undefined && func0.call(data, "neutral")){
let data10 = data.neutral;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1 || isNaN(data10)){
const err18 = {instancePath:instancePath+"/neutral",schemaPath:"#/properties/neutral/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err18); errors++;
}
if(data10 < 0 || isNaN(data10)){
const err19 = {instancePath:instancePath+"/neutral",schemaPath:"#/properties/neutral/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err19); errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/neutral",schemaPath:"#/properties/neutral/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err20); errors++;
}
}
if(data.contradiction !== undefined && func0.call(data, "contradiction")){
let data11 = data.contradiction;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1 || isNaN(data11)){
const err21 = {instancePath:instancePath+"/contradiction",schemaPath:"#/properties/contradiction/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err21); errors++;
}
if(data11 < 0 || isNaN(data11)){
const err22 = {instancePath:instancePath+"/contradiction",schemaPath:"#/properties/contradiction/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err22); errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/contradiction",schemaPath:"#/properties/contradiction/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err23); errors++;
}
}
if(data.quote !== undefined && func0.call(data, "quote")){
let data12 = data.quote;
if(typeof data12 === "string"){
if(isShorter(data12, 1)){
const err24 = {instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err24); errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err25); errors++;
}
}
if(data.cached !== undefined && func0.call(data, "cached")){
if(true !== data.cached){
const err26 = {instancePath:instancePath+"/cached",schemaPath:"#/properties/cached/const",keyword:"const",params:{allowedValue: true}};
vErrors = addFault(vErrors, err26); errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err27); errors++;
}
validate525.errors = vErrors;
return errors === 0;
}

function validate501(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.address === undefined) || (!(func0.call(data, "address")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.claim_id === undefined) || (!(func0.call(data, "claim_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.form === undefined) || (!(func0.call(data, "form")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.layers === undefined) || (!(func0.call(data, "layers")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layers"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema171.properties, key0))){
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
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
if(!(validate61(data.claim_id, {instancePath:instancePath+"/claim_id"}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined && func0.call(data, "form")){
let data2 = data.form;
if(!(((data2 === "lineage") || (data2 === "anchor")) || (data2 === "source"))){
const err5 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/enum",keyword:"enum",params:{allowedValues: schema171.properties.form.enum}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.layers !== undefined && func0.call(data, "layers")){
if(!(validate484(data.layers, {instancePath:instancePath+"/layers"}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
errors = vErrors.length;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
if(!(validate482(data.verdict, {instancePath:instancePath+"/verdict"}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
if(data.decided_by !== undefined && func0.call(data, "decided_by")){
if(!(validate495(data.decided_by, {instancePath:instancePath+"/decided_by"}))){
vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
errors = vErrors.length;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(typeof data.document_id !== "string"){
const err6 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.source_uri !== undefined && func0.call(data, "source_uri")){
if(typeof data.source_uri !== "string"){
const err7 = {instancePath:instancePath+"/source_uri",schemaPath:"#/properties/source_uri/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.source_version !== undefined && func0.call(data, "source_version")){
if(typeof data.source_version !== "string"){
const err8 = {instancePath:instancePath+"/source_version",schemaPath:"#/properties/source_version/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.mark !== undefined && func0.call(data, "mark")){
if(typeof data.mark !== "string"){
const err10 = {instancePath:instancePath+"/mark",schemaPath:"#/properties/mark/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.mark_span !== undefined && func0.call(data, "mark_span")){
if(!(validate120(data.mark_span, {instancePath:instancePath+"/mark_span"}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined && func0.call(data, "target")){
if(!(validate511(data.target, {instancePath:instancePath+"/target"}))){
vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
errors = vErrors.length;
}
}
if(data.resolved_by !== undefined && func0.call(data, "resolved_by")){
let data13 = data.resolved_by;
if(!((((((((data13 === "document-id") || (data13 === "block")) || (data13 === "path")) || (data13 === "name")) || (data13 === "title")) || (data13 === "url")) || (data13 === "doi")) || (data13 === "passage-number"))){
const err11 = {instancePath:instancePath+"/resolved_by",schemaPath:"#/properties/resolved_by/enum",keyword:"enum",params:{allowedValues: schema171.properties.resolved_by.enum}};
vErrors = addFault(vErrors, err11); errors++;
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
if(data.passages !== undefined && func0.call(data, "passages")){
let data16 = data.passages;
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate515(data16[i0], {instancePath:instancePath+"/passages/" + i0}))){
vErrors = vErrors === null ? validate515.errors : vErrors.concat(validate515.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/passages",schemaPath:"#/properties/passages/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.quote !== undefined && func0.call(data, "quote")){
if(!(validate519(data.quote, {instancePath:instancePath+"/quote"}))){
vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors);
errors = vErrors.length;
}
}
if(data.locator !== undefined && func0.call(data, "locator")){
if(!(validate521(data.locator, {instancePath:instancePath+"/locator"}))){
vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
errors = vErrors.length;
}
}
if(data.placed !== undefined && func0.call(data, "placed")){
if(!(validate523(data.placed, {instancePath:instancePath+"/placed"}))){
vErrors = vErrors === null ? validate523.errors : vErrors.concat(validate523.errors);
errors = vErrors.length;
}
}
if(data.needs_human !== undefined && func0.call(data, "needs_human")){
if(true !== data.needs_human){
const err13 = {instancePath:instancePath+"/needs_human",schemaPath:"#/properties/needs_human/const",keyword:"const",params:{allowedValue: true}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.opinions !== undefined && func0.call(data, "opinions")){
let data22 = data.opinions;
if(Array.isArray(data22)){
if(data22.length < 1){
const err14 = {instancePath:instancePath+"/opinions",schemaPath:"#/properties/opinions/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err14); errors++;
}
const len1 = data22.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate525(data22[i1], {instancePath:instancePath+"/opinions/" + i1}))){
vErrors = vErrors === null ? validate525.errors : vErrors.concat(validate525.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/opinions",schemaPath:"#/properties/opinions/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.closest !== undefined && func0.call(data, "closest")){
if(!(validate515(data.closest, {instancePath:instancePath+"/closest"}))){
vErrors = vErrors === null ? validate515.errors : vErrors.concat(validate515.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err16); errors++;
}
validate501.errors = vErrors;
return errors === 0;
}

const schema179 = {"type":"object","additionalProperties":false,"properties":{"rule":{"$ref":"urn:loccit:primitives:1#/$defs/rule_id"},"layer":{"$ref":"urn:loccit:primitives:1#/$defs/layer"},"outcome":{"enum":["fail","unverifiable","notice"]},"severity":{"enum":["error","warning","note"]},"pointer":{"type":"string"},"message":{"type":"string","minLength":1},"claim_id":{"$ref":"urn:loccit:primitives:1#/$defs/claim_id"},"citation":{"$ref":"urn:loccit:primitives:1#/$defs/citation_address"},"expected":{"type":["string","number","boolean","null"]},"actual":{"type":["string","number","boolean","null"]},"missing":{"type":"array","items":{"type":"string","$ref":"#/$defs/missing"},"minItems":1,"uniqueItems":true},"evidence":{"type":"array","items":{"$ref":"#/$defs/evidence"}},"known":{"const":true},"check":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"compared":{"$ref":"#/$defs/comparison"},"precision":{"$ref":"#/$defs/precision"},"reason":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"voices":{"type":"array","items":{"$ref":"#/$defs/voice"},"minItems":2}}};

const schema180 = {"enum":["anchor","audit","extractor","generation","judge","model","policy","reader","raw","record","seal","source","store","text","time","trust","unicode"]};

function validate535(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((((((data === "anchor") || (data === "audit")) || (data === "extractor")) || (data === "generation")) || (data === "judge")) || (data === "model")) || (data === "policy")) || (data === "reader")) || (data === "raw")) || (data === "record")) || (data === "seal")) || (data === "source")) || (data === "store")) || (data === "text")) || (data === "time")) || (data === "trust")) || (data === "unicode"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema180.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate535.errors = vErrors;
return errors === 0;
}

const schema181 = {"type":"object","additionalProperties":false,"properties":{"side":{"enum":["answer","claim","source","record"]},"document_id":{"type":"string"},"title":{"type":"string"},"char_start":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"char_end":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"text":{"type":"string"},"value":{"type":"string"},"ratio":{"type":"number","minimum":0,"maximum":1}}};

function validate537(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.side === undefined) || (!(func0.call(data, "side")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "side") || (key0 === "document_id")) || (key0 === "title")) || (key0 === "char_start")) || (key0 === "char_end")) || (key0 === "text")) || (key0 === "value")) || (key0 === "ratio"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data.side !== undefined && func0.call(data, "side")){
let data0 = data.side;
if(!((((data0 === "answer") || (data0 === "claim")) || (data0 === "source")) || (data0 === "record"))){
const err2 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema181.properties.side.enum}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(typeof data.document_id !== "string"){
const err3 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
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
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
if(typeof data.value !== "string"){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.ratio !== undefined && func0.call(data, "ratio")){
let data7 = data.ratio;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
const err7 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
if(data7 < 0 || isNaN(data7)){
const err8 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate537.errors = vErrors;
return errors === 0;
}

const schema182 = {"type":"object","additionalProperties":false,"properties":{"claim":{"$ref":"#/$defs/compared_value"},"evidence":{"$ref":"#/$defs/compared_value"},"relation":{"enum":["disjoint","overlap","wider","narrower","absent","other-unit","opposite","stronger","weaker"]}},"minProperties":1};

const schema184 = {"type":"object","additionalProperties":false,"properties":{"kind":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"unit":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"lo":{"type":["number","null"]},"hi":{"type":["number","null"]},"lo_open":{"type":"boolean"},"hi_open":{"type":"boolean"},"text":{"type":"string"}}};

function validate544(data, {instancePath=""}={}){
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
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "kind") || (key0 === "unit")) || (key0 === "lo")) || (key0 === "hi")) || (key0 === "lo_open")) || (key0 === "hi_open")) || (key0 === "text"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if(!(validate87(data.kind, {instancePath:instancePath+"/kind"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.unit !== undefined && func0.call(data, "unit")){
let data1 = data.unit;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate87(data1, {instancePath:instancePath+"/unit"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err7 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err7); errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err8 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/anyOf",keyword:"anyOf",params:{}};
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
if(data.lo !== undefined && func0.call(data, "lo")){
let data2 = data.lo;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err9 = {instancePath:instancePath+"/lo",schemaPath:"#/properties/lo/type",keyword:"type",params:{type: schema184.properties.lo.type}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.hi !== undefined && func0.call(data, "hi")){
let data3 = data.hi;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/hi",schemaPath:"#/properties/hi/type",keyword:"type",params:{type: schema184.properties.hi.type}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.lo_open !== undefined && func0.call(data, "lo_open")){
if(typeof data.lo_open !== "boolean"){
const err11 = {instancePath:instancePath+"/lo_open",schemaPath:"#/properties/lo_open/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.hi_open !== undefined && func0.call(data, "hi_open")){
if(typeof data.hi_open !== "boolean"){
const err12 = {instancePath:instancePath+"/hi_open",schemaPath:"#/properties/hi_open/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err13 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err14); errors++;
}
validate544.errors = vErrors;
return errors === 0;
}

function validate543(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate544(data, {instancePath}))){
vErrors = vErrors === null ? validate544.errors : vErrors.concat(validate544.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err0); errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate543.errors = vErrors;
return errors === 0;
}

function validate542(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "claim") || (key0 === "evidence")) || (key0 === "relation"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data.claim !== undefined && func0.call(data, "claim")){
if(!(validate543(data.claim, {instancePath:instancePath+"/claim"}))){
vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors);
errors = vErrors.length;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
if(!(validate543(data.evidence, {instancePath:instancePath+"/evidence"}))){
vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors);
errors = vErrors.length;
}
}
if(data.relation !== undefined && func0.call(data, "relation")){
let data2 = data.relation;
if(!(((((((((data2 === "disjoint") || (data2 === "overlap")) || (data2 === "wider")) || (data2 === "narrower")) || (data2 === "absent")) || (data2 === "other-unit")) || (data2 === "opposite")) || (data2 === "stronger")) || (data2 === "weaker"))){
const err2 = {instancePath:instancePath+"/relation",schemaPath:"#/properties/relation/enum",keyword:"enum",params:{allowedValues: schema182.properties.relation.enum}};
vErrors = addFault(vErrors, err2); errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate542.errors = vErrors;
return errors === 0;
}

function validate551(data, {instancePath=""}={}){
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
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(isShorter(data3, 1)){
const err7 = {instancePath:instancePath+"/sets/" + i0,schemaPath:"#/properties/sets/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sets/" + i0,schemaPath:"#/properties/sets/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sets",schemaPath:"#/properties/sets/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate551.errors = vErrors;
return errors === 0;
}

const pattern73 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");

function validate557(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 43)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 43}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern73.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate557.errors = vErrors;
return errors === 0;
}

function validate555(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "name") || (key0 === "verdict")) || (key0 === "keyids"))){
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
if(data.verdict !== undefined && func0.call(data, "verdict")){
if(!(validate482(data.verdict, {instancePath:instancePath+"/verdict"}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
if(data.keyids !== undefined && func0.call(data, "keyids")){
let data2 = data.keyids;
if(Array.isArray(data2)){
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/keyids/" + i0,schemaPath:"#/properties/keyids/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
if(!(validate557(data3, {instancePath:instancePath+"/keyids/" + i0}))){
vErrors = vErrors === null ? validate557.errors : vErrors.concat(validate557.errors);
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
const err7 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err7); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate555.errors = vErrors;
return errors === 0;
}

function validate530(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.layer === undefined) || (!(func0.call(data, "layer")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layer"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.severity === undefined) || (!(func0.call(data, "severity")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.pointer === undefined) || (!(func0.call(data, "pointer")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema179.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(!(validate135(data.rule, {instancePath:instancePath+"/rule"}))){
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
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data2 = data.outcome;
if(!(((data2 === "fail") || (data2 === "unverifiable")) || (data2 === "notice"))){
const err7 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema179.properties.outcome.enum}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.severity !== undefined && func0.call(data, "severity")){
let data3 = data.severity;
if(!(((data3 === "error") || (data3 === "warning")) || (data3 === "note"))){
const err8 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema179.properties.severity.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.pointer !== undefined && func0.call(data, "pointer")){
if(typeof data.pointer !== "string"){
const err9 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data5 = data.message;
if(typeof data5 === "string"){
if(isShorter(data5, 1)){
const err10 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
if(!(validate61(data.claim_id, {instancePath:instancePath+"/claim_id"}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.citation !== undefined && func0.call(data, "citation")){
if(!(validate131(data.citation, {instancePath:instancePath+"/citation"}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.expected !== undefined && func0.call(data, "expected")){
let data8 = data.expected;
if((((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")) && (data8 !== null)){
const err12 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: schema179.properties.expected.type}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.actual !== undefined && func0.call(data, "actual")){
let data9 = data.actual;
if((((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")) && (data9 !== null)){
const err13 = {instancePath:instancePath+"/actual",schemaPath:"#/properties/actual/type",keyword:"type",params:{type: schema179.properties.actual.type}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.missing !== undefined && func0.call(data, "missing")){
let data10 = data.missing;
if(Array.isArray(data10)){
if(data10.length < 1){
const err14 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err14); errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data11 = data10[i0];
if(typeof data11 !== "string"){
const err15 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err15); errors++;
}
if(!(validate535(data11, {instancePath:instancePath+"/missing/" + i0}))){
vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
errors = vErrors.length;
}
}
let i1 = data10.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data10[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err16 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err16); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err17 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data12 = data.evidence;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i2=0; i2<len1 && errors < FAULT_LIMIT; i2++){
if(!(validate537(data12[i2], {instancePath:instancePath+"/evidence/" + i2}))){
vErrors = vErrors === null ? validate537.errors : vErrors.concat(validate537.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data.known !== undefined && func0.call(data, "known")){
if(true !== data.known){
const err19 = {instancePath:instancePath+"/known",schemaPath:"#/properties/known/const",keyword:"const",params:{allowedValue: true}};
vErrors = addFault(vErrors, err19); errors++;
}
}
if(data.check !== undefined && func0.call(data, "check")){
if(!(validate87(data.check, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.compared !== undefined && func0.call(data, "compared")){
if(!(validate542(data.compared, {instancePath:instancePath+"/compared"}))){
vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors);
errors = vErrors.length;
}
}
if(data.precision !== undefined && func0.call(data, "precision")){
if(!(validate551(data.precision, {instancePath:instancePath+"/precision"}))){
vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(!(validate87(data.reason, {instancePath:instancePath+"/reason"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.voices !== undefined && func0.call(data, "voices")){
let data19 = data.voices;
if(Array.isArray(data19)){
if(data19.length < 2){
const err20 = {instancePath:instancePath+"/voices",schemaPath:"#/properties/voices/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = addFault(vErrors, err20); errors++;
}
const len2 = data19.length;
for(let i3=0; i3<len2 && errors < FAULT_LIMIT; i3++){
if(!(validate555(data19[i3], {instancePath:instancePath+"/voices/" + i3}))){
vErrors = vErrors === null ? validate555.errors : vErrors.concat(validate555.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/voices",schemaPath:"#/properties/voices/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err21); errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err22); errors++;
}
validate530.errors = vErrors;
return errors === 0;
}

const schema188 = {"type":"object","additionalProperties":false,"properties":{"claim_id":{"$ref":"urn:loccit:primitives:1#/$defs/claim_id"},"citation":{"$ref":"urn:loccit:primitives:1#/$defs/citation_address"},"score":{"type":"integer","minimum":1},"reasons":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["contradicted","decisions-disagree","disputed","unsupported","partial","person-asked","misattributed","conflict-hidden","figure-absent","name-absent","opposite-wording","stronger-wording","context","off-topic","low-overlap","kind","judge-failed","undecided"]}}}};

function validate561(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.claim_id === undefined) || (!(func0.call(data, "claim_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.score === undefined) || (!(func0.call(data, "score")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "score"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.reasons === undefined) || (!(func0.call(data, "reasons")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reasons"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "claim_id") || (key0 === "citation")) || (key0 === "score")) || (key0 === "reasons"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
if(!(validate61(data.claim_id, {instancePath:instancePath+"/claim_id"}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.citation !== undefined && func0.call(data, "citation")){
if(!(validate131(data.citation, {instancePath:instancePath+"/citation"}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.score !== undefined && func0.call(data, "score")){
let data2 = data.score;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
}
if(data.reasons !== undefined && func0.call(data, "reasons")){
let data3 = data.reasons;
if(Array.isArray(data3)){
if(data3.length < 1){
const err6 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
if(!((((((((((((((((((data4 === "contradicted") || (data4 === "decisions-disagree")) || (data4 === "disputed")) || (data4 === "unsupported")) || (data4 === "partial")) || (data4 === "person-asked")) || (data4 === "misattributed")) || (data4 === "conflict-hidden")) || (data4 === "figure-absent")) || (data4 === "name-absent")) || (data4 === "opposite-wording")) || (data4 === "stronger-wording")) || (data4 === "context")) || (data4 === "off-topic")) || (data4 === "low-overlap")) || (data4 === "kind")) || (data4 === "judge-failed")) || (data4 === "undecided"))){
const err8 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/enum",keyword:"enum",params:{allowedValues: schema188.properties.reasons.items.enum}};
vErrors = addFault(vErrors, err8); errors++;
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
const err9 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err9); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err10 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate561.errors = vErrors;
return errors === 0;
}

const schema189 = {"type":"object","additionalProperties":false,"properties":{"sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"state":{"enum":["applied","disagrees","claim-changed","evidence-changed","other-answer","other-tenant","untrusted","no-policy","unsigned","malformed"]},"claim_id":{"$ref":"urn:loccit:primitives:1#/$defs/claim_id"},"citation":{"$ref":"urn:loccit:primitives:1#/$defs/citation_address"},"verdict":{"$ref":"urn:loccit:primitives:1#/$defs/support_verdict"},"reviewer":{"type":"string","minLength":1},"reason":{"type":"string"},"decided_at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"keyids":{"type":"array","items":{"type":"string","$ref":"urn:loccit:primitives:1#/$defs/keyid"},"uniqueItems":true},"changes":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/passage_change"}},"applies_to":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","$ref":"urn:loccit:primitives:1#/$defs/citation_address"}}}};

const schema190 = {"type":"object","additionalProperties":false,"properties":{"change":{"enum":["moved","words","gone","added"]},"document_id":{"type":"string"},"char_start":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"char_end":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"text":{"type":"string"}}};

function validate572(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.change === undefined) || (!(func0.call(data, "change")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "change"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.char_start === undefined) || (!(func0.call(data, "char_start")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_start"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.char_end === undefined) || (!(func0.call(data, "char_end")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_end"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "change") || (key0 === "document_id")) || (key0 === "char_start")) || (key0 === "char_end")) || (key0 === "text"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.change !== undefined && func0.call(data, "change")){
let data0 = data.change;
if(!((((data0 === "moved") || (data0 === "words")) || (data0 === "gone")) || (data0 === "added"))){
const err5 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/enum",keyword:"enum",params:{allowedValues: schema190.properties.change.enum}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(typeof data.document_id !== "string"){
const err6 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
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
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate572.errors = vErrors;
return errors === 0;
}

function validate565(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.sha256 === undefined) || (!(func0.call(data, "sha256")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema189.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.sha256 !== undefined && func0.call(data, "sha256")){
if(!(validate67(data.sha256, {instancePath:instancePath+"/sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data1 = data.state;
if(!((((((((((data1 === "applied") || (data1 === "disagrees")) || (data1 === "claim-changed")) || (data1 === "evidence-changed")) || (data1 === "other-answer")) || (data1 === "other-tenant")) || (data1 === "untrusted")) || (data1 === "no-policy")) || (data1 === "unsigned")) || (data1 === "malformed"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema189.properties.state.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
if(!(validate61(data.claim_id, {instancePath:instancePath+"/claim_id"}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
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
if(data.reviewer !== undefined && func0.call(data, "reviewer")){
let data5 = data.reviewer;
if(typeof data5 === "string"){
if(isShorter(data5, 1)){
const err4 = {instancePath:instancePath+"/reviewer",schemaPath:"#/properties/reviewer/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/reviewer",schemaPath:"#/properties/reviewer/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.decided_at !== undefined && func0.call(data, "decided_at")){
if(!(validate99(data.decided_at, {instancePath:instancePath+"/decided_at"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.keyids !== undefined && func0.call(data, "keyids")){
let data8 = data.keyids;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err7 = {instancePath:instancePath+"/keyids/" + i0,schemaPath:"#/properties/keyids/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
if(!(validate557(data9, {instancePath:instancePath+"/keyids/" + i0}))){
vErrors = vErrors === null ? validate557.errors : vErrors.concat(validate557.errors);
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
const err8 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err8); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err9 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.changes !== undefined && func0.call(data, "changes")){
let data10 = data.changes;
if(Array.isArray(data10)){
if(data10.length < 1){
const err10 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1 && errors < FAULT_LIMIT; i2++){
if(!(validate572(data10[i2], {instancePath:instancePath+"/changes/" + i2}))){
vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.applies_to !== undefined && func0.call(data, "applies_to")){
let data12 = data.applies_to;
if(Array.isArray(data12)){
if(data12.length < 1){
const err12 = {instancePath:instancePath+"/applies_to",schemaPath:"#/properties/applies_to/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err12); errors++;
}
const len2 = data12.length;
for(let i3=0; i3<len2 && errors < FAULT_LIMIT; i3++){
let data13 = data12[i3];
if(typeof data13 !== "string"){
const err13 = {instancePath:instancePath+"/applies_to/" + i3,schemaPath:"#/properties/applies_to/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err13); errors++;
}
if(!(validate131(data13, {instancePath:instancePath+"/applies_to/" + i3}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
let i4 = data12.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data12[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err14 = {instancePath:instancePath+"/applies_to",schemaPath:"#/properties/applies_to/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1}};
vErrors = addFault(vErrors, err14); errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
const err15 = {instancePath:instancePath+"/applies_to",schemaPath:"#/properties/applies_to/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err16); errors++;
}
validate565.errors = vErrors;
return errors === 0;
}

const schema191 = {"type":"object","additionalProperties":false,"properties":{"sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"outcome":{"enum":["trusted","not-trusted","not-checked"]},"signature":{"$ref":"#/$defs/seal_signature"},"statement":{"$ref":"#/$defs/seal_statement"},"trust":{"$ref":"#/$defs/seal_trust"},"sources":{"type":"array","items":{"$ref":"#/$defs/sealed_source"}}}};

const schema192 = {"type":"object","additionalProperties":false,"properties":{"outcome":{"enum":["verified","not-verified"]},"signatures":{"type":"array","items":{"$ref":"#/$defs/checked_signature"}}}};

const schema193 = {"type":"object","additionalProperties":false,"properties":{"keyid":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/keyid"},{"type":"null"}]},"outcome":{"enum":["verified","signature-length","signature-scalar","mismatch","payload-type","keyid-missing","unknown-key"]}}};

function validate581(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.keyid === undefined) || (!(func0.call(data, "keyid")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyid"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "keyid") || (key0 === "outcome"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.keyid !== undefined && func0.call(data, "keyid")){
let data0 = data.keyid;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate557(data0, {instancePath:instancePath+"/keyid"}))){
vErrors = vErrors === null ? validate557.errors : vErrors.concat(validate557.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/keyid",schemaPath:"#/properties/keyid/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err3); errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err4 = {instancePath:instancePath+"/keyid",schemaPath:"#/properties/keyid/anyOf",keyword:"anyOf",params:{}};
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
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data1 = data.outcome;
if(!(((((((data1 === "verified") || (data1 === "signature-length")) || (data1 === "signature-scalar")) || (data1 === "mismatch")) || (data1 === "payload-type")) || (data1 === "keyid-missing")) || (data1 === "unknown-key"))){
const err5 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema193.properties.outcome.enum}};
vErrors = addFault(vErrors, err5); errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate581.errors = vErrors;
return errors === 0;
}

function validate580(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.signatures === undefined) || (!(func0.call(data, "signatures")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signatures"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "outcome") || (key0 === "signatures"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data0 = data.outcome;
if(!((data0 === "verified") || (data0 === "not-verified"))){
const err3 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema192.properties.outcome.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.signatures !== undefined && func0.call(data, "signatures")){
let data1 = data.signatures;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate581(data1[i0], {instancePath:instancePath+"/signatures/" + i0}))){
vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate580.errors = vErrors;
return errors === 0;
}

const schema194 = {"type":"object","additionalProperties":false,"properties":{"outcome":{"enum":["valid","not-valid"]},"faults":{"type":"array","items":{"$ref":"#/$defs/seal_fault"}},"unchecked":{"type":"array","items":{"type":"string","enum":["pack","report","audit"]},"uniqueItems":true},"issued_at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"expires_at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"purpose":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"audience":{"$ref":"urn:loccit:primitives:1#/$defs/label"}}};

const schema195 = {"type":"object","additionalProperties":false,"properties":{"code":{"enum":["malformed-envelope","payload-type","malformed-statement","predicate-type","malformed-predicate","unexpected-subject","answer-mismatch","pack-mismatch","report-mismatch","audit-mismatch","wrong-tenant","wrong-purpose","wrong-audience","window-reversed","seal-expired"]},"pointer":{"type":"string"}}};

function validate586(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.pointer === undefined) || (!(func0.call(data, "pointer")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "code") || (key0 === "pointer"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
let data0 = data.code;
if(!(((((((((((((((data0 === "malformed-envelope") || (data0 === "payload-type")) || (data0 === "malformed-statement")) || (data0 === "predicate-type")) || (data0 === "malformed-predicate")) || (data0 === "unexpected-subject")) || (data0 === "answer-mismatch")) || (data0 === "pack-mismatch")) || (data0 === "report-mismatch")) || (data0 === "audit-mismatch")) || (data0 === "wrong-tenant")) || (data0 === "wrong-purpose")) || (data0 === "wrong-audience")) || (data0 === "window-reversed")) || (data0 === "seal-expired"))){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema195.properties.code.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.pointer !== undefined && func0.call(data, "pointer")){
if(typeof data.pointer !== "string"){
const err4 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate586.errors = vErrors;
return errors === 0;
}

function validate585(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.unchecked === undefined) || (!(func0.call(data, "unchecked")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unchecked"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "outcome") || (key0 === "faults")) || (key0 === "unchecked")) || (key0 === "issued_at")) || (key0 === "expires_at")) || (key0 === "purpose")) || (key0 === "tenant_id")) || (key0 === "audience"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data0 = data.outcome;
if(!((data0 === "valid") || (data0 === "not-valid"))){
const err4 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema194.properties.outcome.enum}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data1 = data.faults;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate586(data1[i0], {instancePath:instancePath+"/faults/" + i0}))){
vErrors = vErrors === null ? validate586.errors : vErrors.concat(validate586.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.unchecked !== undefined && func0.call(data, "unchecked")){
let data3 = data.unchecked;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/unchecked/" + i1,schemaPath:"#/properties/unchecked/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
if(!(((data4 === "pack") || (data4 === "report")) || (data4 === "audit"))){
const err7 = {instancePath:instancePath+"/unchecked/" + i1,schemaPath:"#/properties/unchecked/items/enum",keyword:"enum",params:{allowedValues: schema194.properties.unchecked.items.enum}};
vErrors = addFault(vErrors, err7); errors++;
}
}
let i2 = data3.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data3[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err8 = {instancePath:instancePath+"/unchecked",schemaPath:"#/properties/unchecked/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
vErrors = addFault(vErrors, err8); errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err9 = {instancePath:instancePath+"/unchecked",schemaPath:"#/properties/unchecked/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err9); errors++;
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
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate585.errors = vErrors;
return errors === 0;
}

const schema196 = {"type":"object","additionalProperties":false,"properties":{"at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"clock":{"enum":["trusted-timestamp","checker"]},"threshold":{"type":"integer","minimum":1},"threshold_met":{"type":"boolean"},"keys":{"type":"array","items":{"$ref":"#/$defs/seal_key"}}}};

const schema197 = {"type":"object","additionalProperties":false,"properties":{"keyid":{"$ref":"urn:loccit:primitives:1#/$defs/keyid"},"trusted":{"type":"boolean"},"reasons":{"type":"array","items":{"type":"string","enum":["unknown-key","not-yet-valid","expired","revoked","wrong-tenant","missing-tenant","wrong-purpose","missing-purpose","wrong-audience","missing-audience"]},"uniqueItems":true}}};

function validate596(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.keyid === undefined) || (!(func0.call(data, "keyid")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyid"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.trusted === undefined) || (!(func0.call(data, "trusted")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trusted"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.reasons === undefined) || (!(func0.call(data, "reasons")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reasons"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "keyid") || (key0 === "trusted")) || (key0 === "reasons"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.keyid !== undefined && func0.call(data, "keyid")){
if(!(validate557(data.keyid, {instancePath:instancePath+"/keyid"}))){
vErrors = vErrors === null ? validate557.errors : vErrors.concat(validate557.errors);
errors = vErrors.length;
}
}
if(data.trusted !== undefined && func0.call(data, "trusted")){
if(typeof data.trusted !== "boolean"){
const err4 = {instancePath:instancePath+"/trusted",schemaPath:"#/properties/trusted/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.reasons !== undefined && func0.call(data, "reasons")){
let data2 = data.reasons;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
if(!((((((((((data3 === "unknown-key") || (data3 === "not-yet-valid")) || (data3 === "expired")) || (data3 === "revoked")) || (data3 === "wrong-tenant")) || (data3 === "missing-tenant")) || (data3 === "wrong-purpose")) || (data3 === "missing-purpose")) || (data3 === "wrong-audience")) || (data3 === "missing-audience"))){
const err6 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/enum",keyword:"enum",params:{allowedValues: schema197.properties.reasons.items.enum}};
vErrors = addFault(vErrors, err6); errors++;
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
const err7 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err7); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate596.errors = vErrors;
return errors === 0;
}

function validate594(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.at === undefined) || (!(func0.call(data, "at")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.clock === undefined) || (!(func0.call(data, "clock")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clock"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.threshold === undefined) || (!(func0.call(data, "threshold")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threshold"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.threshold_met === undefined) || (!(func0.call(data, "threshold_met")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threshold_met"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.keys === undefined) || (!(func0.call(data, "keys")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keys"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "at") || (key0 === "clock")) || (key0 === "threshold")) || (key0 === "threshold_met")) || (key0 === "keys"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate99(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.clock !== undefined && func0.call(data, "clock")){
let data1 = data.clock;
if(!((data1 === "trusted-timestamp") || (data1 === "checker"))){
const err6 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/enum",keyword:"enum",params:{allowedValues: schema196.properties.clock.enum}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.threshold !== undefined && func0.call(data, "threshold")){
let data2 = data.threshold;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
if(data.threshold_met !== undefined && func0.call(data, "threshold_met")){
if(typeof data.threshold_met !== "boolean"){
const err9 = {instancePath:instancePath+"/threshold_met",schemaPath:"#/properties/threshold_met/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.keys !== undefined && func0.call(data, "keys")){
let data4 = data.keys;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate596(data4[i0], {instancePath:instancePath+"/keys/" + i0}))){
vErrors = vErrors === null ? validate596.errors : vErrors.concat(validate596.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate594.errors = vErrors;
return errors === 0;
}

const schema198 = {"type":"object","additionalProperties":false,"properties":{"source_uri":{"type":"string"},"outcome":{"enum":["trusted","no-entry","below-threshold","not-trusted"]},"keyids":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/keyid"}}}};

function validate600(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.source_uri === undefined) || (!(func0.call(data, "source_uri")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_uri"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.keyids === undefined) || (!(func0.call(data, "keyids")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyids"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "source_uri") || (key0 === "outcome")) || (key0 === "keyids"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.source_uri !== undefined && func0.call(data, "source_uri")){
if(typeof data.source_uri !== "string"){
const err4 = {instancePath:instancePath+"/source_uri",schemaPath:"#/properties/source_uri/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data1 = data.outcome;
if(!((((data1 === "trusted") || (data1 === "no-entry")) || (data1 === "below-threshold")) || (data1 === "not-trusted"))){
const err5 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema198.properties.outcome.enum}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.keyids !== undefined && func0.call(data, "keyids")){
let data2 = data.keyids;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate557(data2[i0], {instancePath:instancePath+"/keyids/" + i0}))){
vErrors = vErrors === null ? validate557.errors : vErrors.concat(validate557.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate600.errors = vErrors;
return errors === 0;
}

function validate578(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.sha256 === undefined) || (!(func0.call(data, "sha256")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "sha256") || (key0 === "outcome")) || (key0 === "signature")) || (key0 === "statement")) || (key0 === "trust")) || (key0 === "sources"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.sha256 !== undefined && func0.call(data, "sha256")){
if(!(validate67(data.sha256, {instancePath:instancePath+"/sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data1 = data.outcome;
if(!(((data1 === "trusted") || (data1 === "not-trusted")) || (data1 === "not-checked"))){
const err3 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema191.properties.outcome.enum}};
vErrors = addFault(vErrors, err3); errors++;
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
let data5 = data.sources;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate600(data5[i0], {instancePath:instancePath+"/sources/" + i0}))){
vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate578.errors = vErrors;
return errors === 0;
}

const schema199 = {"type":"object","additionalProperties":false,"properties":{"claims_cited":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"claims_supported":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"citations_resolved":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"structure":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"provenance":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"support":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"verifiability":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"repaired":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"findings":{"type":"object","additionalProperties":false,"required":["fail","unverifiable","notice"],"properties":{"fail":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"unverifiable":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"notice":{"$ref":"urn:loccit:primitives:1#/$defs/count"}}}}};

function validate604(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.claims_cited === undefined) || (!(func0.call(data, "claims_cited")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claims_cited"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.claims_supported === undefined) || (!(func0.call(data, "claims_supported")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claims_supported"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.citations_resolved === undefined) || (!(func0.call(data, "citations_resolved")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citations_resolved"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.structure === undefined) || (!(func0.call(data, "structure")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "structure"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.provenance === undefined) || (!(func0.call(data, "provenance")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provenance"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.support === undefined) || (!(func0.call(data, "support")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "support"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.verifiability === undefined) || (!(func0.call(data, "verifiability")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verifiability"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.repaired === undefined) || (!(func0.call(data, "repaired")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repaired"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.findings === undefined) || (!(func0.call(data, "findings")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"}};
vErrors = addFault(vErrors, err8); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema199.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.claims_cited !== undefined && func0.call(data, "claims_cited")){
if(!(validate444(data.claims_cited, {instancePath:instancePath+"/claims_cited"}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
if(data.claims_supported !== undefined && func0.call(data, "claims_supported")){
if(!(validate444(data.claims_supported, {instancePath:instancePath+"/claims_supported"}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
if(data.citations_resolved !== undefined && func0.call(data, "citations_resolved")){
if(!(validate444(data.citations_resolved, {instancePath:instancePath+"/citations_resolved"}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
if(data.structure !== undefined && func0.call(data, "structure")){
if(!(validate444(data.structure, {instancePath:instancePath+"/structure"}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
if(data.provenance !== undefined && func0.call(data, "provenance")){
if(!(validate444(data.provenance, {instancePath:instancePath+"/provenance"}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
if(data.support !== undefined && func0.call(data, "support")){
if(!(validate444(data.support, {instancePath:instancePath+"/support"}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
if(data.verifiability !== undefined && func0.call(data, "verifiability")){
if(!(validate444(data.verifiability, {instancePath:instancePath+"/verifiability"}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
if(data.repaired !== undefined && func0.call(data, "repaired")){
if(!(validate444(data.repaired, {instancePath:instancePath+"/repaired"}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
if(data.findings !== undefined && func0.call(data, "findings")){
let data8 = data.findings;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.fail === undefined) || (!(func0.call(data8, "fail")))){
const err10 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/required",keyword:"required",params:{missingProperty: "fail"}};
vErrors = addFault(vErrors, err10); errors++;
}
if((data8.unverifiable === undefined) || (!(func0.call(data8, "unverifiable")))){
const err11 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/required",keyword:"required",params:{missingProperty: "unverifiable"}};
vErrors = addFault(vErrors, err11); errors++;
}
if((data8.notice === undefined) || (!(func0.call(data8, "notice")))){
const err12 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/required",keyword:"required",params:{missingProperty: "notice"}};
vErrors = addFault(vErrors, err12); errors++;
}
for(const key1 of Object.keys(data8)){ if (errors >= FAULT_LIMIT) break;
if(!(((key1 === "fail") || (key1 === "unverifiable")) || (key1 === "notice"))){
const err13 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data8.fail !== undefined && func0.call(data8, "fail")){
if(!(validate79(data8.fail, {instancePath:instancePath+"/findings/fail"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data8.unverifiable !== undefined && func0.call(data8, "unverifiable")){
if(!(validate79(data8.unverifiable, {instancePath:instancePath+"/findings/unverifiable"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data8.notice !== undefined && func0.call(data8, "notice")){
if(!(validate79(data8.notice, {instancePath:instancePath+"/findings/notice"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err15); errors++;
}
validate604.errors = vErrors;
return errors === 0;
}

const schema201 = {"type":"object","additionalProperties":false,"properties":{"claim_id":{"$ref":"urn:loccit:primitives:1#/$defs/claim_id"},"citation":{"$ref":"urn:loccit:primitives:1#/$defs/citation_address"},"claim_tokens":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"shared_tokens":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"ratio":{"anyOf":[{"type":"number","minimum":0,"maximum":1},{"type":"null"}]},"verdict":{"enum":["valid","block-missing","block-does-not-support","repaired"]}}};

function validate623(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.claim_id === undefined) || (!(func0.call(data, "claim_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.citation === undefined) || (!(func0.call(data, "citation")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citation"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.claim_tokens === undefined) || (!(func0.call(data, "claim_tokens")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_tokens"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.shared_tokens === undefined) || (!(func0.call(data, "shared_tokens")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shared_tokens"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.ratio === undefined) || (!(func0.call(data, "ratio")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ratio"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "claim_id") || (key0 === "citation")) || (key0 === "claim_tokens")) || (key0 === "shared_tokens")) || (key0 === "ratio")) || (key0 === "verdict"))){
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
if(data.citation !== undefined && func0.call(data, "citation")){
if(!(validate131(data.citation, {instancePath:instancePath+"/citation"}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.claim_tokens !== undefined && func0.call(data, "claim_tokens")){
if(!(validate79(data.claim_tokens, {instancePath:instancePath+"/claim_tokens"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.shared_tokens !== undefined && func0.call(data, "shared_tokens")){
if(!(validate79(data.shared_tokens, {instancePath:instancePath+"/shared_tokens"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.ratio !== undefined && func0.call(data, "ratio")){
let data4 = data.ratio;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
if(data4 < 0 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/anyOf/0/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err9); errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data4 !== null){
const err10 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err10); errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err11 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err11); errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
let data5 = data.verdict;
if(!((((data5 === "valid") || (data5 === "block-missing")) || (data5 === "block-does-not-support")) || (data5 === "repaired"))){
const err12 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema201.properties.verdict.enum}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate623.errors = vErrors;
return errors === 0;
}

function validate617(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.heading === undefined) || (!(func0.call(data, "heading")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.threshold === undefined) || (!(func0.call(data, "threshold")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threshold"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.valid === undefined) || (!(func0.call(data, "valid")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.block_missing === undefined) || (!(func0.call(data, "block_missing")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block_missing"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.block_does_not_support === undefined) || (!(func0.call(data, "block_does_not_support")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block_does_not_support"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.repaired === undefined) || (!(func0.call(data, "repaired")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repaired"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.coverage === undefined) || (!(func0.call(data, "coverage")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coverage"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.rows === undefined) || (!(func0.call(data, "rows")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"}};
vErrors = addFault(vErrors, err7); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "heading") || (key0 === "threshold")) || (key0 === "valid")) || (key0 === "block_missing")) || (key0 === "block_does_not_support")) || (key0 === "repaired")) || (key0 === "coverage")) || (key0 === "rows"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.heading !== undefined && func0.call(data, "heading")){
let data0 = data.heading;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err9 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.threshold !== undefined && func0.call(data, "threshold")){
let data1 = data.threshold;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
if(data1 < 0 || isNaN(data1)){
const err12 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.valid !== undefined && func0.call(data, "valid")){
if(!(validate444(data.valid, {instancePath:instancePath+"/valid"}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
if(data.block_missing !== undefined && func0.call(data, "block_missing")){
if(!(validate444(data.block_missing, {instancePath:instancePath+"/block_missing"}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
if(data.block_does_not_support !== undefined && func0.call(data, "block_does_not_support")){
if(!(validate444(data.block_does_not_support, {instancePath:instancePath+"/block_does_not_support"}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
if(data.repaired !== undefined && func0.call(data, "repaired")){
if(!(validate444(data.repaired, {instancePath:instancePath+"/repaired"}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
if(data.coverage !== undefined && func0.call(data, "coverage")){
if(!(validate444(data.coverage, {instancePath:instancePath+"/coverage"}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
if(data.rows !== undefined && func0.call(data, "rows")){
let data7 = data.rows;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate623(data7[i0], {instancePath:instancePath+"/rows/" + i0}))){
vErrors = vErrors === null ? validate623.errors : vErrors.concat(validate623.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err15); errors++;
}
validate617.errors = vErrors;
return errors === 0;
}

function validate630(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.citations === undefined) || (!(func0.call(data, "citations")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citations"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "title") || (key0 === "citations")) || (key0 === "document_id")) || (key0 === "source_uri")) || (key0 === "source_version")) || (key0 === "marks"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.citations !== undefined && func0.call(data, "citations")){
let data1 = data.citations;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate131(data1[i0], {instancePath:instancePath+"/citations/" + i0}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(typeof data.document_id !== "string"){
const err5 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.source_uri !== undefined && func0.call(data, "source_uri")){
if(typeof data.source_uri !== "string"){
const err6 = {instancePath:instancePath+"/source_uri",schemaPath:"#/properties/source_uri/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.source_version !== undefined && func0.call(data, "source_version")){
if(typeof data.source_version !== "string"){
const err7 = {instancePath:instancePath+"/source_version",schemaPath:"#/properties/source_version/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.marks !== undefined && func0.call(data, "marks")){
let data6 = data.marks;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(typeof data6[i1] !== "string"){
const err8 = {instancePath:instancePath+"/marks/" + i1,schemaPath:"#/properties/marks/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/marks",schemaPath:"#/properties/marks/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate630.errors = vErrors;
return errors === 0;
}

function validate638(data, {instancePath=""}={}){
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
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "name") || (key0 === "version"))){
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
if(data.version !== undefined && func0.call(data, "version")){
if(!(validate87(data.version, {instancePath:instancePath+"/version"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate638.errors = vErrors;
return errors === 0;
}

const schema205 = {"type":"object","additionalProperties":false,"properties":{"rung":{"enum":["embedding","nli","judge"]},"name":{"type":"string","minLength":1},"version":{"type":"string","minLength":1},"model_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"tokenizer_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"prompt_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"}}};

function validate642(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rung === undefined) || (!(func0.call(data, "rung")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rung"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "rung") || (key0 === "name")) || (key0 === "version")) || (key0 === "model_sha256")) || (key0 === "tokenizer_sha256")) || (key0 === "prompt_sha256"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.rung !== undefined && func0.call(data, "rung")){
let data0 = data.rung;
if(!(((data0 === "embedding") || (data0 === "nli")) || (data0 === "judge"))){
const err3 = {instancePath:instancePath+"/rung",schemaPath:"#/properties/rung/enum",keyword:"enum",params:{allowedValues: schema205.properties.rung.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
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
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate642.errors = vErrors;
return errors === 0;
}

function validate369(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:report:1" */;
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
if((data.subject === undefined) || (!(func0.call(data, "subject")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.scope === undefined) || (!(func0.call(data, "scope")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.layers === undefined) || (!(func0.call(data, "layers")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layers"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.claims === undefined) || (!(func0.call(data, "claims")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claims"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.citations === undefined) || (!(func0.call(data, "citations")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citations"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.findings === undefined) || (!(func0.call(data, "findings")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.counts === undefined) || (!(func0.call(data, "counts")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.overlap === undefined) || (!(func0.call(data, "overlap")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "overlap"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((data.sources_used === undefined) || (!(func0.call(data, "sources_used")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sources_used"}};
vErrors = addFault(vErrors, err10); errors++;
}
if((data.tools === undefined) || (!(func0.call(data, "tools")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tools"}};
vErrors = addFault(vErrors, err11); errors++;
}
if((data.unicode_version === undefined) || (!(func0.call(data, "unicode_version")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unicode_version"}};
vErrors = addFault(vErrors, err12); errors++;
}
if((data.limits === undefined) || (!(func0.call(data, "limits")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"}};
vErrors = addFault(vErrors, err13); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema122.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:report:1" !== data.schema){
const err15 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:report:1"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
if(!(validate370(data.verdict, {instancePath:instancePath+"/verdict"}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined && func0.call(data, "subject")){
if(!(validate372(data.subject, {instancePath:instancePath+"/subject"}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
if(!(validate427(data.scope, {instancePath:instancePath+"/scope"}))){
vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
errors = vErrors.length;
}
}
if(data.layers !== undefined && func0.call(data, "layers")){
let data4 = data.layers;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.structure === undefined) || (!(func0.call(data4, "structure")))){
const err16 = {instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/required",keyword:"required",params:{missingProperty: "structure"}};
vErrors = addFault(vErrors, err16); errors++;
}
if((data4.provenance === undefined) || (!(func0.call(data4, "provenance")))){
const err17 = {instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/required",keyword:"required",params:{missingProperty: "provenance"}};
vErrors = addFault(vErrors, err17); errors++;
}
if((data4.support === undefined) || (!(func0.call(data4, "support")))){
const err18 = {instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/required",keyword:"required",params:{missingProperty: "support"}};
vErrors = addFault(vErrors, err18); errors++;
}
if((data4.verifiability === undefined) || (!(func0.call(data4, "verifiability")))){
const err19 = {instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/required",keyword:"required",params:{missingProperty: "verifiability"}};
vErrors = addFault(vErrors, err19); errors++;
}
for(const key1 of Object.keys(data4)){ if (errors >= FAULT_LIMIT) break;
if(!((((key1 === "structure") || (key1 === "provenance")) || (key1 === "support")) || (key1 === "verifiability"))){
const err20 = {instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = addFault(vErrors, err20); errors++;
}
}
if(data4.structure !== undefined && func0.call(data4, "structure")){
if(!(validate462(data4.structure, {instancePath:instancePath+"/layers/structure"}))){
vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
errors = vErrors.length;
}
}
if(data4.provenance !== undefined && func0.call(data4, "provenance")){
if(!(validate462(data4.provenance, {instancePath:instancePath+"/layers/provenance"}))){
vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
errors = vErrors.length;
}
}
if(data4.support !== undefined && func0.call(data4, "support")){
if(!(validate462(data4.support, {instancePath:instancePath+"/layers/support"}))){
vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
errors = vErrors.length;
}
}
if(data4.verifiability !== undefined && func0.call(data4, "verifiability")){
if(!(validate462(data4.verifiability, {instancePath:instancePath+"/layers/verifiability"}))){
vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err21); errors++;
}
}
if(data.claims !== undefined && func0.call(data, "claims")){
let data9 = data.claims;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate477(data9[i0], {instancePath:instancePath+"/claims/" + i0}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err22); errors++;
}
}
if(data.citations !== undefined && func0.call(data, "citations")){
let data11 = data.citations;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate501(data11[i1], {instancePath:instancePath+"/citations/" + i1}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err23); errors++;
}
}
if(data.findings !== undefined && func0.call(data, "findings")){
let data13 = data.findings;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
if(!(validate530(data13[i2], {instancePath:instancePath+"/findings/" + i2}))){
vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err24); errors++;
}
}
if(data.review !== undefined && func0.call(data, "review")){
let data15 = data.review;
if(Array.isArray(data15)){
if(data15.length < 1){
const err25 = {instancePath:instancePath+"/review",schemaPath:"#/properties/review/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err25); errors++;
}
const len3 = data15.length;
for(let i3=0; i3<len3 && errors < FAULT_LIMIT; i3++){
if(!(validate561(data15[i3], {instancePath:instancePath+"/review/" + i3}))){
vErrors = vErrors === null ? validate561.errors : vErrors.concat(validate561.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/review",schemaPath:"#/properties/review/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err26); errors++;
}
}
if(data.decisions !== undefined && func0.call(data, "decisions")){
let data17 = data.decisions;
if(Array.isArray(data17)){
if(data17.length < 1){
const err27 = {instancePath:instancePath+"/decisions",schemaPath:"#/properties/decisions/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err27); errors++;
}
const len4 = data17.length;
for(let i4=0; i4<len4 && errors < FAULT_LIMIT; i4++){
if(!(validate565(data17[i4], {instancePath:instancePath+"/decisions/" + i4}))){
vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/decisions",schemaPath:"#/properties/decisions/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err28); errors++;
}
}
if(data.seals !== undefined && func0.call(data, "seals")){
let data19 = data.seals;
if(Array.isArray(data19)){
if(data19.length < 1){
const err29 = {instancePath:instancePath+"/seals",schemaPath:"#/properties/seals/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err29); errors++;
}
const len5 = data19.length;
for(let i5=0; i5<len5 && errors < FAULT_LIMIT; i5++){
if(!(validate578(data19[i5], {instancePath:instancePath+"/seals/" + i5}))){
vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/seals",schemaPath:"#/properties/seals/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err30); errors++;
}
}
if(data.counts !== undefined && func0.call(data, "counts")){
if(!(validate604(data.counts, {instancePath:instancePath+"/counts"}))){
vErrors = vErrors === null ? validate604.errors : vErrors.concat(validate604.errors);
errors = vErrors.length;
}
}
if(data.overlap !== undefined && func0.call(data, "overlap")){
if(!(validate617(data.overlap, {instancePath:instancePath+"/overlap"}))){
vErrors = vErrors === null ? validate617.errors : vErrors.concat(validate617.errors);
errors = vErrors.length;
}
}
if(data.sources_used !== undefined && func0.call(data, "sources_used")){
let data23 = data.sources_used;
if(Array.isArray(data23)){
const len6 = data23.length;
for(let i6=0; i6<len6 && errors < FAULT_LIMIT; i6++){
if(!(validate630(data23[i6], {instancePath:instancePath+"/sources_used/" + i6}))){
vErrors = vErrors === null ? validate630.errors : vErrors.concat(validate630.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/sources_used",schemaPath:"#/properties/sources_used/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err31); errors++;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data25 = data.tools;
if(Array.isArray(data25)){
const len7 = data25.length;
for(let i7=0; i7<len7 && errors < FAULT_LIMIT; i7++){
if(!(validate206(data25[i7], {instancePath:instancePath+"/tools/" + i7}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err32); errors++;
}
}
if(data.rungs !== undefined && func0.call(data, "rungs")){
let data27 = data.rungs;
if(Array.isArray(data27)){
const len8 = data27.length;
for(let i8=0; i8<len8 && errors < FAULT_LIMIT; i8++){
if(!(validate638(data27[i8], {instancePath:instancePath+"/rungs/" + i8}))){
vErrors = vErrors === null ? validate638.errors : vErrors.concat(validate638.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/rungs",schemaPath:"#/properties/rungs/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err33); errors++;
}
}
if(data.models !== undefined && func0.call(data, "models")){
let data29 = data.models;
if(Array.isArray(data29)){
if(data29.length < 1){
const err34 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err34); errors++;
}
const len9 = data29.length;
for(let i9=0; i9<len9 && errors < FAULT_LIMIT; i9++){
if(!(validate642(data29[i9], {instancePath:instancePath+"/models/" + i9}))){
vErrors = vErrors === null ? validate642.errors : vErrors.concat(validate642.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err35); errors++;
}
}
if(data.unicode_version !== undefined && func0.call(data, "unicode_version")){
if(!(validate87(data.unicode_version, {instancePath:instancePath+"/unicode_version"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.limits !== undefined && func0.call(data, "limits")){
let data32 = data.limits;
if(Array.isArray(data32)){
const len10 = data32.length;
for(let i10=0; i10<len10 && errors < FAULT_LIMIT; i10++){
let data33 = data32[i10];
if(typeof data33 === "string"){
if(isShorter(data33, 1)){
const err36 = {instancePath:instancePath+"/limits/" + i10,schemaPath:"#/properties/limits/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err36); errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/limits/" + i10,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err37); errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err38); errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err39); errors++;
}
validate369.errors = vErrors;
return errors === 0;
}

export const compiled_sources = validate648;

const schema208 = {"type":"object","additionalProperties":false,"properties":{"document_id":{"$ref":"urn:loccit:primitives:1#/$defs/document_id"},"path":{"$ref":"#/$defs/path"},"source_uri":{"$ref":"urn:loccit:primitives:1#/$defs/source_uri"},"source_version":{"$ref":"urn:loccit:primitives:1#/$defs/source_version"},"allowed_groups":{"type":"array","items":{"type":"string","$ref":"urn:loccit:primitives:1#/$defs/label"},"uniqueItems":true},"title":{"type":"string","minLength":1,"maxLength":2000},"media_type":{"$ref":"urn:loccit:primitives:1#/$defs/media_type"},"charset":{"$ref":"urn:loccit:primitives:1#/$defs/charset"},"status":{"enum":["published","draft","archived"]},"effective_from":{"$ref":"#/$defs/time"},"effective_to":{"$ref":"#/$defs/time"},"authority":{"type":"integer","minimum":0,"maximum":100},"canonical_document_id":{"$ref":"urn:loccit:primitives:1#/$defs/document_id"},"marking":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"license":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"scope":{"$ref":"urn:loccit:primitives:1#/$defs/scope"}}};

const pattern36 = new RegExp("^[^\u0000-\u001f-؜‎‏‪-‮⁦-⁩    - \u2028\u2029  　﻿](?:[^\u0000-\u001f-؜‎‏‪-‮⁦-⁩]*[^\u0000-\u001f-؜‎‏‪-‮⁦-⁩    - \u2028\u2029  　﻿])?$", "u");

function validate652(data, {instancePath=""}={}){
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
if(isLonger(data, 200)){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err3); errors++;
}
if(isShorter(data, 1)){
const err4 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern36.test(data)){
const err5 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate652.errors = vErrors;
return errors === 0;
}

const pattern76 = new RegExp("(?:^|/)\\.\\.?(?:/|$)|//|\\\\|[\u0000-\u001f]", "u");

const pattern77 = new RegExp("^[^/\\\\:\u0000]", "u");

function validate654(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern76.test(data)){
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
if(isLonger(data, 4000)){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err3); errors++;
}
if(isShorter(data, 1)){
const err4 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern77.test(data)){
const err5 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate654.errors = vErrors;
return errors === 0;
}

const pattern38 = new RegExp("^(?:https?://(?:[a-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2}|\\[[0-9a-f:.]+\\])+(?::(?:[0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(?:/(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?(?:\\?(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?|urn:[a-z0-9][a-z0-9-]{0,30}[a-z0-9]:(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*|(?:kb|file-set):(?://(?:[a-z0-9._~-]|%[0-9A-Fa-f]{2})+(?:/(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?|/?(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)(?:\\?(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?)$", "u");

function validate656(data, {instancePath=""}={}){
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
if(isLonger(data, 4000)){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err3); errors++;
}
if(isShorter(data, 4)){
const err4 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern38.test(data)){
const err5 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate656.errors = vErrors;
return errors === 0;
}

const pattern42 = new RegExp("^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$", "u");

function validate661(data, {instancePath=""}={}){
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
if(isLonger(data, 255)){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern42.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate661.errors = vErrors;
return errors === 0;
}

const pattern44 = new RegExp("^[a-z0-9][a-z0-9:_.-]*$", "u");

function validate663(data, {instancePath=""}={}){
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
if(isLonger(data, 40)){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern44.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate663.errors = vErrors;
return errors === 0;
}

const pattern87 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", "u");

function validate668(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 10)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern87.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate668.errors = vErrors;
return errors === 0;
}

function validate665(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate99(data, {instancePath}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate668(data, {instancePath}))){
vErrors = vErrors === null ? validate668.errors : vErrors.concat(validate668.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err0); errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate665.errors = vErrors;
return errors === 0;
}

function validate651(data, {instancePath=""}={}){
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
if((data.allowed_groups === undefined) || (!(func0.call(data, "allowed_groups")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_groups"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema208.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(!(validate652(data.document_id, {instancePath:instancePath+"/document_id"}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(!(validate654(data.path, {instancePath:instancePath+"/path"}))){
vErrors = vErrors === null ? validate654.errors : vErrors.concat(validate654.errors);
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
if(data.allowed_groups !== undefined && func0.call(data, "allowed_groups")){
let data4 = data.allowed_groups;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/allowed_groups/" + i0,schemaPath:"#/properties/allowed_groups/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
if(!(validate87(data5, {instancePath:instancePath+"/allowed_groups/" + i0}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/allowed_groups",schemaPath:"#/properties/allowed_groups/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err7); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/allowed_groups",schemaPath:"#/properties/allowed_groups/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data6 = data.title;
if(typeof data6 === "string"){
if(isLonger(data6, 2000)){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 2000}};
vErrors = addFault(vErrors, err9); errors++;
}
if(isShorter(data6, 1)){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
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
if(data.status !== undefined && func0.call(data, "status")){
let data9 = data.status;
if(!(((data9 === "published") || (data9 === "draft")) || (data9 === "archived"))){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema208.properties.status.enum}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.effective_from !== undefined && func0.call(data, "effective_from")){
if(!(validate665(data.effective_from, {instancePath:instancePath+"/effective_from"}))){
vErrors = vErrors === null ? validate665.errors : vErrors.concat(validate665.errors);
errors = vErrors.length;
}
}
if(data.effective_to !== undefined && func0.call(data, "effective_to")){
if(!(validate665(data.effective_to, {instancePath:instancePath+"/effective_to"}))){
vErrors = vErrors === null ? validate665.errors : vErrors.concat(validate665.errors);
errors = vErrors.length;
}
}
if(data.authority !== undefined && func0.call(data, "authority")){
let data12 = data.authority;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err13 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err13); errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
const err14 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
vErrors = addFault(vErrors, err14); errors++;
}
if(data12 < 0 || isNaN(data12)){
const err15 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err15); errors++;
}
}
}
if(data.canonical_document_id !== undefined && func0.call(data, "canonical_document_id")){
if(!(validate652(data.canonical_document_id, {instancePath:instancePath+"/canonical_document_id"}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
if(data.marking !== undefined && func0.call(data, "marking")){
if(!(validate87(data.marking, {instancePath:instancePath+"/marking"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.license !== undefined && func0.call(data, "license")){
if(!(validate87(data.license, {instancePath:instancePath+"/license"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
if(!(validate129(data.scope, {instancePath:instancePath+"/scope"}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err16); errors++;
}
validate651.errors = vErrors;
return errors === 0;
}

const schema219 = {"type":"object","additionalProperties":false,"properties":{"match":{"type":"array","items":{"type":"string","minLength":1,"maxLength":500},"minItems":1},"status":{"enum":["tool_required","policy_denied"]},"tool":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"policy":{"$ref":"urn:loccit:primitives:1#/$defs/label"}}};

function validate678(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.match === undefined) || (!(func0.call(data, "match")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "match"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "match") || (key0 === "status")) || (key0 === "tool")) || (key0 === "policy"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.match !== undefined && func0.call(data, "match")){
let data0 = data.match;
if(Array.isArray(data0)){
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err3); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(isLonger(data1, 500)){
const err4 = {instancePath:instancePath+"/match/" + i0,schemaPath:"#/properties/match/items/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = addFault(vErrors, err4); errors++;
}
if(isShorter(data1, 1)){
const err5 = {instancePath:instancePath+"/match/" + i0,schemaPath:"#/properties/match/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/match/" + i0,schemaPath:"#/properties/match/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data2 = data.status;
if(!((data2 === "tool_required") || (data2 === "policy_denied"))){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema219.properties.status.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.tool !== undefined && func0.call(data, "tool")){
if(!(validate87(data.tool, {instancePath:instancePath+"/tool"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.policy !== undefined && func0.call(data, "policy")){
if(!(validate87(data.policy, {instancePath:instancePath+"/policy"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate678.errors = vErrors;
return errors === 0;
}

const pattern89 = new RegExp("^[A-Za-z][A-Za-z0-9_+/-]*$", "u");

function validate648(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:sources:1" */;
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
if((data.documents === undefined) || (!(func0.call(data, "documents")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "schema") || (key0 === "tenant_id")) || (key0 === "documents")) || (key0 === "zone")) || (key0 === "routes"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:sources:1" !== data.schema){
const err4 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:sources:1"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate87(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.documents !== undefined && func0.call(data, "documents")){
let data2 = data.documents;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate651(data2[i0], {instancePath:instancePath+"/documents/" + i0}))){
vErrors = vErrors === null ? validate651.errors : vErrors.concat(validate651.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.zone !== undefined && func0.call(data, "zone")){
let data4 = data.zone;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err6 = {};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {};
vErrors = addFault(vErrors, err7); errors++;
}
}
var valid3 = _errs10 === errors;
if(valid3){
const err8 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err8); errors++;
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
if(typeof data4 === "string"){
if(isLonger(data4, 64)){
const err9 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err9); errors++;
}
if(isShorter(data4, 1)){
const err10 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
if(!pattern89.test(data4)){
const err11 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.routes !== undefined && func0.call(data, "routes")){
let data5 = data.routes;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate678(data5[i1], {instancePath:instancePath+"/routes/" + i1}))){
vErrors = vErrors === null ? validate678.errors : vErrors.concat(validate678.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err14); errors++;
}
validate648.errors = vErrors;
return errors === 0;
}

export const compiled_lineage = validate225;

const schema81 = {"if":{"type":"object","required":["preimage"],"properties":{"preimage":{"type":"object","required":["type"],"properties":{"type":{"const":"loccit:canonical:1"}}}}},"then":{"$ref":"#/$defs/canonical_record"},"else":{"if":{"type":"object","required":["preimage"],"properties":{"preimage":{"type":"object","required":["type"],"properties":{"type":{"const":"loccit:parse:1"}}}}},"then":{"$ref":"#/$defs/parse_record"},"else":{"if":{"type":"object","required":["preimage"],"properties":{"preimage":{"type":"object","required":["type"],"properties":{"type":{"const":"loccit:element:1"}}}}},"then":{"$ref":"#/$defs/element_record"},"else":{"if":{"type":"object","required":["preimage"],"properties":{"preimage":{"type":"object","required":["type"],"properties":{"type":{"const":"loccit:chunk:1"}}}}},"then":{"$ref":"#/$defs/chunk_record"},"else":{"if":{"type":"object","required":["preimage"],"properties":{"preimage":{"type":"object","required":["type"],"properties":{"type":{"const":"loccit:index-entry:1"}}}}},"then":{"$ref":"#/$defs/index_entry_record"},"else":{"if":{"type":"object","required":["preimage"],"properties":{"preimage":{"type":"object","required":["type"],"properties":{"type":{"const":"loccit:generation:1"}}}}},"then":{"$ref":"#/$defs/generation_record"},"else":{"type":"object","required":["id","preimage"],"properties":{"id":{"type":"string"},"preimage":{"type":"object","required":["type"],"properties":{"type":{"enum":["loccit:canonical:1","loccit:parse:1","loccit:element:1","loccit:chunk:1","loccit:index-entry:1","loccit:generation:1"]}}},"info":{}},"additionalProperties":false}}}}}}};

const schema84 = {"type":"object","additionalProperties":false,"properties":{"type":{"const":"loccit:canonical:1"},"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"document_id":{"$ref":"urn:loccit:primitives:1#/$defs/document_id"},"source_uri":{"$ref":"urn:loccit:primitives:1#/$defs/source_uri"},"source_version":{"$ref":"urn:loccit:primitives:1#/$defs/source_version"},"title":{"anyOf":[{"type":"string","minLength":1,"maxLength":2000},{"type":"null"}]},"media_type":{"$ref":"urn:loccit:primitives:1#/$defs/media_type"},"charset":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/charset"},{"type":"null"}]},"raw_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"extractor":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/tool"},{"type":"null"}]},"locator_map_sha256":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},{"type":"null"}]},"coordinate_space":{"type":"string","minLength":1,"maxLength":100},"canonical_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"}}};

function validate229(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
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
if((data.source_uri === undefined) || (!(func0.call(data, "source_uri")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_uri"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.source_version === undefined) || (!(func0.call(data, "source_version")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_version"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
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
if((data.raw_sha256 === undefined) || (!(func0.call(data, "raw_sha256")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "raw_sha256"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.extractor === undefined) || (!(func0.call(data, "extractor")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "extractor"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((data.locator_map_sha256 === undefined) || (!(func0.call(data, "locator_map_sha256")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locator_map_sha256"}};
vErrors = addFault(vErrors, err10); errors++;
}
if((data.coordinate_space === undefined) || (!(func0.call(data, "coordinate_space")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coordinate_space"}};
vErrors = addFault(vErrors, err11); errors++;
}
if((data.canonical_sha256 === undefined) || (!(func0.call(data, "canonical_sha256")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canonical_sha256"}};
vErrors = addFault(vErrors, err12); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema84.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("loccit:canonical:1" !== data.type){
const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "loccit:canonical:1"}};
vErrors = addFault(vErrors, err14); errors++;
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
if(data.title !== undefined && func0.call(data, "title")){
let data5 = data.title;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(typeof data5 === "string"){
if(isLonger(data5, 2000)){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 2000}};
vErrors = addFault(vErrors, err15); errors++;
}
if(isShorter(data5, 1)){
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err17); errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data5 !== null){
const err18 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err18); errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err19 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err19); errors++;
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
if(data.media_type !== undefined && func0.call(data, "media_type")){
if(!(validate661(data.media_type, {instancePath:instancePath+"/media_type"}))){
vErrors = vErrors === null ? validate661.errors : vErrors.concat(validate661.errors);
errors = vErrors.length;
}
}
if(data.charset !== undefined && func0.call(data, "charset")){
let data7 = data.charset;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(!(validate663(data7, {instancePath:instancePath+"/charset"}))){
vErrors = vErrors === null ? validate663.errors : vErrors.concat(validate663.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs17 = errors;
if(data7 !== null){
const err20 = {instancePath:instancePath+"/charset",schemaPath:"#/properties/charset/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err20); errors++;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err21 = {instancePath:instancePath+"/charset",schemaPath:"#/properties/charset/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err21); errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.raw_sha256 !== undefined && func0.call(data, "raw_sha256")){
if(!(validate67(data.raw_sha256, {instancePath:instancePath+"/raw_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.extractor !== undefined && func0.call(data, "extractor")){
let data9 = data.extractor;
const _errs21 = errors;
let valid3 = false;
const _errs22 = errors;
if(!(validate206(data9, {instancePath:instancePath+"/extractor"}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs23 = errors;
if(data9 !== null){
const err22 = {instancePath:instancePath+"/extractor",schemaPath:"#/properties/extractor/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err22); errors++;
}
var _valid2 = _errs23 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err23 = {instancePath:instancePath+"/extractor",schemaPath:"#/properties/extractor/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err23); errors++;
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
if(data.locator_map_sha256 !== undefined && func0.call(data, "locator_map_sha256")){
let data10 = data.locator_map_sha256;
const _errs26 = errors;
let valid4 = false;
const _errs27 = errors;
if(!(validate67(data10, {instancePath:instancePath+"/locator_map_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs28 = errors;
if(data10 !== null){
const err24 = {instancePath:instancePath+"/locator_map_sha256",schemaPath:"#/properties/locator_map_sha256/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err24); errors++;
}
var _valid3 = _errs28 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err25 = {instancePath:instancePath+"/locator_map_sha256",schemaPath:"#/properties/locator_map_sha256/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err25); errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.coordinate_space !== undefined && func0.call(data, "coordinate_space")){
let data11 = data.coordinate_space;
if(typeof data11 === "string"){
if(isLonger(data11, 100)){
const err26 = {instancePath:instancePath+"/coordinate_space",schemaPath:"#/properties/coordinate_space/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = addFault(vErrors, err26); errors++;
}
if(isShorter(data11, 1)){
const err27 = {instancePath:instancePath+"/coordinate_space",schemaPath:"#/properties/coordinate_space/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err27); errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/coordinate_space",schemaPath:"#/properties/coordinate_space/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err28); errors++;
}
}
if(data.canonical_sha256 !== undefined && func0.call(data, "canonical_sha256")){
if(!(validate67(data.canonical_sha256, {instancePath:instancePath+"/canonical_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err29); errors++;
}
validate229.errors = vErrors;
return errors === 0;
}

const schema93 = {"type":"object","additionalProperties":{"type":["string","integer","boolean","null","array","object"]}};

function validate253(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
let data0 = data[key0];
if((((typeof data0 != "object") && (typeof data0 !== "string")) && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema93.additionalProperties.type}};
vErrors = addFault(vErrors, err0); errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err1); errors++;
}
validate253.errors = vErrors;
return errors === 0;
}

function validate226(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.preimage === undefined) || (!(func0.call(data, "preimage")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preimage"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "id") || (key0 === "preimage")) || (key0 === "info"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate69(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.preimage !== undefined && func0.call(data, "preimage")){
if(!(validate229(data.preimage, {instancePath:instancePath+"/preimage"}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
}
if(data.info !== undefined && func0.call(data, "info")){
let data2 = data.info;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){ if (errors >= FAULT_LIMIT) break;
if(!((key1 === "unicode_version") || (key1 === "options"))){
const err3 = {instancePath:instancePath+"/info",schemaPath:"#/properties/info/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data2.unicode_version !== undefined && func0.call(data2, "unicode_version")){
if(!(validate87(data2.unicode_version, {instancePath:instancePath+"/info/unicode_version"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data2.options !== undefined && func0.call(data2, "options")){
if(!(validate253(data2.options, {instancePath:instancePath+"/info/options"}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/info",schemaPath:"#/properties/info/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate226.errors = vErrors;
return errors === 0;
}

function validate259(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.canonical_revision_id === undefined) || (!(func0.call(data, "canonical_revision_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canonical_revision_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.parser === undefined) || (!(func0.call(data, "parser")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parser"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.elements_sha256 === undefined) || (!(func0.call(data, "elements_sha256")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "elements_sha256"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "type") || (key0 === "canonical_revision_id")) || (key0 === "parser")) || (key0 === "elements_sha256"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("loccit:parse:1" !== data.type){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "loccit:parse:1"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.canonical_revision_id !== undefined && func0.call(data, "canonical_revision_id")){
if(!(validate69(data.canonical_revision_id, {instancePath:instancePath+"/canonical_revision_id"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.parser !== undefined && func0.call(data, "parser")){
if(!(validate206(data.parser, {instancePath:instancePath+"/parser"}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
if(data.elements_sha256 !== undefined && func0.call(data, "elements_sha256")){
if(!(validate67(data.elements_sha256, {instancePath:instancePath+"/elements_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate259.errors = vErrors;
return errors === 0;
}

const schema98 = {"enum":["heading","paragraph","code","table_row"]};

function validate265(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "heading") || (data === "paragraph")) || (data === "code")) || (data === "table_row"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema98.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate265.errors = vErrors;
return errors === 0;
}

function validate264(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 4){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4}};
vErrors = addFault(vErrors, err0); errors++;
}
const len0 = data.length;
if(len0 > 0){
if(!(validate265(data[0], {instancePath:instancePath+"/0"}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
}
if(len0 > 1){
if(!(validate79(data[1], {instancePath:instancePath+"/1"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(len0 > 2){
if(!(validate79(data[2], {instancePath:instancePath+"/2"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(len0 > 3){
if(!(validate67(data[3], {instancePath:instancePath+"/3"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
const len1 = data.length;
if(!(len1 <= 4)){
const err1 = {instancePath,schemaPath:"#/items",keyword:"items",params:{limit: 4}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate264.errors = vErrors;
return errors === 0;
}

function validate256(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.preimage === undefined) || (!(func0.call(data, "preimage")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preimage"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "id") || (key0 === "preimage")) || (key0 === "info"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate71(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.preimage !== undefined && func0.call(data, "preimage")){
if(!(validate259(data.preimage, {instancePath:instancePath+"/preimage"}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
}
if(data.info !== undefined && func0.call(data, "info")){
let data2 = data.info;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){ if (errors >= FAULT_LIMIT) break;
if(!((key1 === "elements") || (key1 === "options"))){
const err3 = {instancePath:instancePath+"/info",schemaPath:"#/properties/info/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data2.elements !== undefined && func0.call(data2, "elements")){
let data3 = data2.elements;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate264(data3[i0], {instancePath:instancePath+"/info/elements/" + i0}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/info/elements",schemaPath:"#/properties/info/properties/elements/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data2.options !== undefined && func0.call(data2, "options")){
if(!(validate253(data2.options, {instancePath:instancePath+"/info/options"}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/info",schemaPath:"#/properties/info/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate256.errors = vErrors;
return errors === 0;
}

function validate277(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.parse_revision_id === undefined) || (!(func0.call(data, "parse_revision_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parse_revision_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.ordinal === undefined) || (!(func0.call(data, "ordinal")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ordinal"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.char_start === undefined) || (!(func0.call(data, "char_start")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_start"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.char_end === undefined) || (!(func0.call(data, "char_end")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_end"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.text_sha256 === undefined) || (!(func0.call(data, "text_sha256")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text_sha256"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "type") || (key0 === "parse_revision_id")) || (key0 === "ordinal")) || (key0 === "kind")) || (key0 === "char_start")) || (key0 === "char_end")) || (key0 === "text_sha256"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("loccit:element:1" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "loccit:element:1"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.parse_revision_id !== undefined && func0.call(data, "parse_revision_id")){
if(!(validate71(data.parse_revision_id, {instancePath:instancePath+"/parse_revision_id"}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.ordinal !== undefined && func0.call(data, "ordinal")){
if(!(validate79(data.ordinal, {instancePath:instancePath+"/ordinal"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if(!(validate265(data.kind, {instancePath:instancePath+"/kind"}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
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
if(data.text_sha256 !== undefined && func0.call(data, "text_sha256")){
if(!(validate67(data.text_sha256, {instancePath:instancePath+"/text_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate277.errors = vErrors;
return errors === 0;
}

function validate274(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.preimage === undefined) || (!(func0.call(data, "preimage")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preimage"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "id") || (key0 === "preimage")) || (key0 === "info"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate73(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
if(data.preimage !== undefined && func0.call(data, "preimage")){
if(!(validate277(data.preimage, {instancePath:instancePath+"/preimage"}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
}
if(data.info !== undefined && func0.call(data, "info")){
let data2 = data.info;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){ if (errors >= FAULT_LIMIT) break;
const err3 = {instancePath:instancePath+"/info",schemaPath:"#/properties/info/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = addFault(vErrors, err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/info",schemaPath:"#/properties/info/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate274.errors = vErrors;
return errors === 0;
}

function validate290(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.parse_revision_id === undefined) || (!(func0.call(data, "parse_revision_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parse_revision_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.chunker === undefined) || (!(func0.call(data, "chunker")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chunker"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.element_ids === undefined) || (!(func0.call(data, "element_ids")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "element_ids"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.char_start === undefined) || (!(func0.call(data, "char_start")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_start"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.char_end === undefined) || (!(func0.call(data, "char_end")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_end"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.content_sha256 === undefined) || (!(func0.call(data, "content_sha256")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content_sha256"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "type") || (key0 === "parse_revision_id")) || (key0 === "chunker")) || (key0 === "element_ids")) || (key0 === "char_start")) || (key0 === "char_end")) || (key0 === "content_sha256"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("loccit:chunk:1" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "loccit:chunk:1"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.parse_revision_id !== undefined && func0.call(data, "parse_revision_id")){
if(!(validate71(data.parse_revision_id, {instancePath:instancePath+"/parse_revision_id"}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.chunker !== undefined && func0.call(data, "chunker")){
if(!(validate206(data.chunker, {instancePath:instancePath+"/chunker"}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
if(data.element_ids !== undefined && func0.call(data, "element_ids")){
let data3 = data.element_ids;
if(Array.isArray(data3)){
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/element_ids",schemaPath:"#/properties/element_ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err9); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/element_ids/" + i0,schemaPath:"#/properties/element_ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
if(!(validate73(data4, {instancePath:instancePath+"/element_ids/" + i0}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
const err11 = {instancePath:instancePath+"/element_ids",schemaPath:"#/properties/element_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err11); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err12 = {instancePath:instancePath+"/element_ids",schemaPath:"#/properties/element_ids/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
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
if(data.content_sha256 !== undefined && func0.call(data, "content_sha256")){
if(!(validate67(data.content_sha256, {instancePath:instancePath+"/content_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate290.errors = vErrors;
return errors === 0;
}

function validate287(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.preimage === undefined) || (!(func0.call(data, "preimage")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preimage"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "id") || (key0 === "preimage")) || (key0 === "info"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate75(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.preimage !== undefined && func0.call(data, "preimage")){
if(!(validate290(data.preimage, {instancePath:instancePath+"/preimage"}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
}
if(data.info !== undefined && func0.call(data, "info")){
let data2 = data.info;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){ if (errors >= FAULT_LIMIT) break;
if(!(key1 === "options")){
const err3 = {instancePath:instancePath+"/info",schemaPath:"#/properties/info/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data2.options !== undefined && func0.call(data2, "options")){
if(!(validate253(data2.options, {instancePath:instancePath+"/info/options"}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/info",schemaPath:"#/properties/info/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate287.errors = vErrors;
return errors === 0;
}

function validate303(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.chunk_id === undefined) || (!(func0.call(data, "chunk_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chunk_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.retrieval_sha256 === undefined) || (!(func0.call(data, "retrieval_sha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retrieval_sha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.indexer === undefined) || (!(func0.call(data, "indexer")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "indexer"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "type") || (key0 === "chunk_id")) || (key0 === "retrieval_sha256")) || (key0 === "indexer"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("loccit:index-entry:1" !== data.type){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "loccit:index-entry:1"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.chunk_id !== undefined && func0.call(data, "chunk_id")){
if(!(validate75(data.chunk_id, {instancePath:instancePath+"/chunk_id"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.retrieval_sha256 !== undefined && func0.call(data, "retrieval_sha256")){
if(!(validate67(data.retrieval_sha256, {instancePath:instancePath+"/retrieval_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.indexer !== undefined && func0.call(data, "indexer")){
if(!(validate206(data.indexer, {instancePath:instancePath+"/indexer"}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate303.errors = vErrors;
return errors === 0;
}

function validate300(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.preimage === undefined) || (!(func0.call(data, "preimage")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preimage"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "id") || (key0 === "preimage")) || (key0 === "info"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate77(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.preimage !== undefined && func0.call(data, "preimage")){
if(!(validate303(data.preimage, {instancePath:instancePath+"/preimage"}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
errors = vErrors.length;
}
}
if(data.info !== undefined && func0.call(data, "info")){
let data2 = data.info;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){ if (errors >= FAULT_LIMIT) break;
if(!((key1 === "retrieval_text") || (key1 === "options"))){
const err3 = {instancePath:instancePath+"/info",schemaPath:"#/properties/info/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data2.retrieval_text !== undefined && func0.call(data2, "retrieval_text")){
if(typeof data2.retrieval_text !== "string"){
const err4 = {instancePath:instancePath+"/info/retrieval_text",schemaPath:"#/properties/info/properties/retrieval_text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data2.options !== undefined && func0.call(data2, "options")){
if(!(validate253(data2.options, {instancePath:instancePath+"/info/options"}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/info",schemaPath:"#/properties/info/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate300.errors = vErrors;
return errors === 0;
}

function validate323(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 6){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 6}};
vErrors = addFault(vErrors, err0); errors++;
}
const len0 = data.length;
if(len0 > 0){
if(!(validate652(data[0], {instancePath:instancePath+"/0"}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
if(len0 > 1){
if(!(validate69(data[1], {instancePath:instancePath+"/1"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(len0 > 2){
if(!(validate67(data[2], {instancePath:instancePath+"/2"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(len0 > 3){
let data3 = data[3];
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate87(data3, {instancePath:instancePath+"/3"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data3 !== null){
const err1 = {instancePath:instancePath+"/3",schemaPath:"#/prefixItems/3/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err1); errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/3",schemaPath:"#/prefixItems/3/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err2); errors++;
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
if(len0 > 4){
let data4 = data[4];
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate99(data4, {instancePath:instancePath+"/4"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data4 !== null){
const err3 = {instancePath:instancePath+"/4",schemaPath:"#/prefixItems/4/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err3); errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/4",schemaPath:"#/prefixItems/4/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err4); errors++;
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
if(len0 > 5){
let data5 = data[5];
const _errs15 = errors;
let valid3 = false;
const _errs16 = errors;
if(!(validate99(data5, {instancePath:instancePath+"/5"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs17 = errors;
if(data5 !== null){
const err5 = {instancePath:instancePath+"/5",schemaPath:"#/prefixItems/5/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err5); errors++;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err6 = {instancePath:instancePath+"/5",schemaPath:"#/prefixItems/5/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err6); errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
const len1 = data.length;
if(!(len1 <= 6)){
const err7 = {instancePath,schemaPath:"#/items",keyword:"items",params:{limit: 6}};
vErrors = addFault(vErrors, err7); errors++;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate323.errors = vErrors;
return errors === 0;
}

function validate332(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 2){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = addFault(vErrors, err0); errors++;
}
const len0 = data.length;
if(len0 > 0){
if(!(validate652(data[0], {instancePath:instancePath+"/0"}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
if(len0 > 1){
if(!(validate79(data[1], {instancePath:instancePath+"/1"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
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
validate332.errors = vErrors;
return errors === 0;
}

function validate336(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.index_entry_id === undefined) || (!(func0.call(data, "index_entry_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "index_entry_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.acl_sha256 === undefined) || (!(func0.call(data, "acl_sha256")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acl_sha256"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "index_entry_id") || (key0 === "acl_sha256"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.index_entry_id !== undefined && func0.call(data, "index_entry_id")){
if(!(validate77(data.index_entry_id, {instancePath:instancePath+"/index_entry_id"}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.acl_sha256 !== undefined && func0.call(data, "acl_sha256")){
if(!(validate67(data.acl_sha256, {instancePath:instancePath+"/acl_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate336.errors = vErrors;
return errors === 0;
}

function validate310(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.preimage === undefined) || (!(func0.call(data, "preimage")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preimage"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "id") || (key0 === "preimage")) || (key0 === "info"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate176(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
if(data.preimage !== undefined && func0.call(data, "preimage")){
if(!(validate341(data.preimage, {instancePath:instancePath+"/preimage"}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
}
if(data.info !== undefined && func0.call(data, "info")){
let data2 = data.info;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){ if (errors >= FAULT_LIMIT) break;
if(!(((key1 === "documents") || (key1 === "tombstones")) || (key1 === "leaves"))){
const err3 = {instancePath:instancePath+"/info",schemaPath:"#/properties/info/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data2.documents !== undefined && func0.call(data2, "documents")){
let data3 = data2.documents;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate323(data3[i0], {instancePath:instancePath+"/info/documents/" + i0}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/info/documents",schemaPath:"#/properties/info/properties/documents/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data2.tombstones !== undefined && func0.call(data2, "tombstones")){
let data5 = data2.tombstones;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate332(data5[i1], {instancePath:instancePath+"/info/tombstones/" + i1}))){
vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/info/tombstones",schemaPath:"#/properties/info/properties/tombstones/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data2.leaves !== undefined && func0.call(data2, "leaves")){
let data7 = data2.leaves;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
if(!(validate336(data7[i2], {instancePath:instancePath+"/info/leaves/" + i2}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/info/leaves",schemaPath:"#/properties/info/properties/leaves/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/info",schemaPath:"#/properties/info/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate310.errors = vErrors;
return errors === 0;
}

function validate225(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:lineage:1" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.preimage === undefined) || (!(func0.call(data, "preimage")))) && (missing0 = "preimage")){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
else {
if(data.preimage !== undefined && func0.call(data, "preimage")){
let data0 = data.preimage;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.type === undefined) || (!(func0.call(data0, "type")))) && (missing1 = "type")){
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
else {
if(data0.type !== undefined && func0.call(data0, "type")){
if("loccit:canonical:1" !== data0.type){
const err2 = {};
vErrors = addFault(vErrors, err2); errors++;
}
}
}
}
else {
const err3 = {};
vErrors = addFault(vErrors, err3); errors++;
}
}
}
}
}
else {
const err4 = {};
vErrors = addFault(vErrors, err4); errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs6 = errors;
if(!(validate226(data, {instancePath}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs7 = errors;
const _errs8 = errors;
let valid3 = true;
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.preimage === undefined) || (!(func0.call(data, "preimage")))) && (missing2 = "preimage")){
const err5 = {};
vErrors = addFault(vErrors, err5); errors++;
}
else {
if(data.preimage !== undefined && func0.call(data, "preimage")){
let data2 = data.preimage;
const _errs11 = errors;
if(errors === _errs11){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing3;
if(((data2.type === undefined) || (!(func0.call(data2, "type")))) && (missing3 = "type")){
const err6 = {};
vErrors = addFault(vErrors, err6); errors++;
}
else {
if(data2.type !== undefined && func0.call(data2, "type")){
if("loccit:parse:1" !== data2.type){
const err7 = {};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
}
else {
const err8 = {};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
}
}
else {
const err9 = {};
vErrors = addFault(vErrors, err9); errors++;
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs14 = errors;
if(!(validate256(data, {instancePath}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid3 = _valid1;
ifClause1 = "then";
}
else {
const _errs15 = errors;
const _errs16 = errors;
let valid6 = true;
const _errs17 = errors;
if(errors === _errs17){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.preimage === undefined) || (!(func0.call(data, "preimage")))) && (missing4 = "preimage")){
const err10 = {};
vErrors = addFault(vErrors, err10); errors++;
}
else {
if(data.preimage !== undefined && func0.call(data, "preimage")){
let data4 = data.preimage;
const _errs19 = errors;
if(errors === _errs19){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing5;
if(((data4.type === undefined) || (!(func0.call(data4, "type")))) && (missing5 = "type")){
const err11 = {};
vErrors = addFault(vErrors, err11); errors++;
}
else {
if(data4.type !== undefined && func0.call(data4, "type")){
if("loccit:element:1" !== data4.type){
const err12 = {};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
}
else {
const err13 = {};
vErrors = addFault(vErrors, err13); errors++;
}
}
}
}
}
else {
const err14 = {};
vErrors = addFault(vErrors, err14); errors++;
}
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid2){
const _errs22 = errors;
if(!(validate274(data, {instancePath}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid6 = _valid2;
ifClause2 = "then";
}
else {
const _errs23 = errors;
const _errs24 = errors;
let valid9 = true;
const _errs25 = errors;
if(errors === _errs25){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if(((data.preimage === undefined) || (!(func0.call(data, "preimage")))) && (missing6 = "preimage")){
const err15 = {};
vErrors = addFault(vErrors, err15); errors++;
}
else {
if(data.preimage !== undefined && func0.call(data, "preimage")){
let data6 = data.preimage;
const _errs27 = errors;
if(errors === _errs27){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing7;
if(((data6.type === undefined) || (!(func0.call(data6, "type")))) && (missing7 = "type")){
const err16 = {};
vErrors = addFault(vErrors, err16); errors++;
}
else {
if(data6.type !== undefined && func0.call(data6, "type")){
if("loccit:chunk:1" !== data6.type){
const err17 = {};
vErrors = addFault(vErrors, err17); errors++;
}
}
}
}
else {
const err18 = {};
vErrors = addFault(vErrors, err18); errors++;
}
}
}
}
}
else {
const err19 = {};
vErrors = addFault(vErrors, err19); errors++;
}
}
var _valid3 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid3){
const _errs30 = errors;
if(!(validate287(data, {instancePath}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
var _valid3 = _errs30 === errors;
valid9 = _valid3;
ifClause3 = "then";
}
else {
const _errs31 = errors;
const _errs32 = errors;
let valid12 = true;
const _errs33 = errors;
if(errors === _errs33){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if(((data.preimage === undefined) || (!(func0.call(data, "preimage")))) && (missing8 = "preimage")){
const err20 = {};
vErrors = addFault(vErrors, err20); errors++;
}
else {
if(data.preimage !== undefined && func0.call(data, "preimage")){
let data8 = data.preimage;
const _errs35 = errors;
if(errors === _errs35){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing9;
if(((data8.type === undefined) || (!(func0.call(data8, "type")))) && (missing9 = "type")){
const err21 = {};
vErrors = addFault(vErrors, err21); errors++;
}
else {
if(data8.type !== undefined && func0.call(data8, "type")){
if("loccit:index-entry:1" !== data8.type){
const err22 = {};
vErrors = addFault(vErrors, err22); errors++;
}
}
}
}
else {
const err23 = {};
vErrors = addFault(vErrors, err23); errors++;
}
}
}
}
}
else {
const err24 = {};
vErrors = addFault(vErrors, err24); errors++;
}
}
var _valid4 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid4){
const _errs38 = errors;
if(!(validate300(data, {instancePath}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
var _valid4 = _errs38 === errors;
valid12 = _valid4;
ifClause4 = "then";
}
else {
const _errs39 = errors;
const _errs40 = errors;
let valid15 = true;
const _errs41 = errors;
if(errors === _errs41){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if(((data.preimage === undefined) || (!(func0.call(data, "preimage")))) && (missing10 = "preimage")){
const err25 = {};
vErrors = addFault(vErrors, err25); errors++;
}
else {
if(data.preimage !== undefined && func0.call(data, "preimage")){
let data10 = data.preimage;
const _errs43 = errors;
if(errors === _errs43){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing11;
if(((data10.type === undefined) || (!(func0.call(data10, "type")))) && (missing11 = "type")){
const err26 = {};
vErrors = addFault(vErrors, err26); errors++;
}
else {
if(data10.type !== undefined && func0.call(data10, "type")){
if("loccit:generation:1" !== data10.type){
const err27 = {};
vErrors = addFault(vErrors, err27); errors++;
}
}
}
}
else {
const err28 = {};
vErrors = addFault(vErrors, err28); errors++;
}
}
}
}
}
else {
const err29 = {};
vErrors = addFault(vErrors, err29); errors++;
}
}
var _valid5 = _errs41 === errors;
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
let ifClause5;
if(_valid5){
const _errs46 = errors;
if(!(validate310(data, {instancePath}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
var _valid5 = _errs46 === errors;
valid15 = _valid5;
ifClause5 = "then";
}
else {
const _errs47 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err30 = {instancePath,schemaPath:"#/else/else/else/else/else/else/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err30); errors++;
}
if((data.preimage === undefined) || (!(func0.call(data, "preimage")))){
const err31 = {instancePath,schemaPath:"#/else/else/else/else/else/else/required",keyword:"required",params:{missingProperty: "preimage"}};
vErrors = addFault(vErrors, err31); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "id") || (key0 === "preimage")) || (key0 === "info"))){
const err32 = {instancePath,schemaPath:"#/else/else/else/else/else/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err32); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
const err33 = {instancePath:instancePath+"/id",schemaPath:"#/else/else/else/else/else/else/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err33); errors++;
}
}
if(data.preimage !== undefined && func0.call(data, "preimage")){
let data13 = data.preimage;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.type === undefined) || (!(func0.call(data13, "type")))){
const err34 = {instancePath:instancePath+"/preimage",schemaPath:"#/else/else/else/else/else/else/properties/preimage/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = addFault(vErrors, err34); errors++;
}
if(data13.type !== undefined && func0.call(data13, "type")){
let data14 = data13.type;
if(!((((((data14 === "loccit:canonical:1") || (data14 === "loccit:parse:1")) || (data14 === "loccit:element:1")) || (data14 === "loccit:chunk:1")) || (data14 === "loccit:index-entry:1")) || (data14 === "loccit:generation:1"))){
const err35 = {instancePath:instancePath+"/preimage/type",schemaPath:"#/else/else/else/else/else/else/properties/preimage/properties/type/enum",keyword:"enum",params:{allowedValues: schema81.else.else.else.else.else.else.properties.preimage.properties.type.enum}};
vErrors = addFault(vErrors, err35); errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/preimage",schemaPath:"#/else/else/else/else/else/else/properties/preimage/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err36); errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/else/else/else/else/else/else/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err37); errors++;
}
var _valid5 = _errs47 === errors;
valid15 = _valid5;
ifClause5 = "else";
}
if(!valid15){
const err38 = {instancePath,schemaPath:"#/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause5}};
vErrors = addFault(vErrors, err38); errors++;
}
var _valid4 = _errs39 === errors;
valid12 = _valid4;
ifClause4 = "else";
}
if(!valid12){
const err39 = {instancePath,schemaPath:"#/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause4}};
vErrors = addFault(vErrors, err39); errors++;
}
var _valid3 = _errs31 === errors;
valid9 = _valid3;
ifClause3 = "else";
}
if(!valid9){
const err40 = {instancePath,schemaPath:"#/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause3}};
vErrors = addFault(vErrors, err40); errors++;
}
var _valid2 = _errs23 === errors;
valid6 = _valid2;
ifClause2 = "else";
}
if(!valid6){
const err41 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2}};
vErrors = addFault(vErrors, err41); errors++;
}
var _valid1 = _errs15 === errors;
valid3 = _valid1;
ifClause1 = "else";
}
if(!valid3){
const err42 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1}};
vErrors = addFault(vErrors, err42); errors++;
}
var _valid0 = _errs7 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err43 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = addFault(vErrors, err43); errors++;
}
validate225.errors = vErrors;
return errors === 0;
}

export const compiled_extraction = validate381;

const schema128 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:extraction:1"},"scope":{"$ref":"#/$defs/mark_scope"},"citations":{"type":"array","items":{"$ref":"#/$defs/citation"}},"references":{"type":"array","items":{"$ref":"#/$defs/reference"}},"claims":{"type":"array","items":{"$ref":"#/$defs/claim"}},"statements_uncited":{"type":"array","items":{"$ref":"#/$defs/statement"}},"id_alphabet":{"type":"string","minLength":1,"maxLength":1000},"read_as":{"$ref":"#/$defs/input_form"},"text":{"type":"string"},"lost":{"type":"array","items":{"$ref":"#/$defs/code"}}}};

const schema130 = {"type":"object","additionalProperties":false,"properties":{"citation":{"type":"string","minLength":1,"maxLength":40},"form":{"$ref":"#/$defs/citation_form"},"mark":{"type":"string","minLength":1},"char_start":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"char_end":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"label":{"type":"string"},"mark_group":{"type":"integer","minimum":0},"target":{"$ref":"#/$defs/target"},"claim_ids":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/claim_id"}},"problem":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z]+(?:-[a-z]+)*$","not":{"type":"string","pattern":"\n"}},"locator":{"$ref":"#/$defs/locator"},"quote":{"$ref":"#/$defs/quote"},"source_span":{"$ref":"#/$defs/source_span"}}};

const schema131 = {"enum":["number","range","doc-block","link","autolink","url","footnote","author-year","cite-key","lenticular","ibid","mention","superscript","annotation"]};

function validate385(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((data === "number") || (data === "range")) || (data === "doc-block")) || (data === "link")) || (data === "autolink")) || (data === "url")) || (data === "footnote")) || (data === "author-year")) || (data === "cite-key")) || (data === "lenticular")) || (data === "ibid")) || (data === "mention")) || (data === "superscript")) || (data === "annotation"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema131.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate385.errors = vErrors;
return errors === 0;
}

function validate384(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.citation === undefined) || (!(func0.call(data, "citation")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citation"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.form === undefined) || (!(func0.call(data, "form")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.mark === undefined) || (!(func0.call(data, "mark")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mark"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.char_start === undefined) || (!(func0.call(data, "char_start")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_start"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.char_end === undefined) || (!(func0.call(data, "char_end")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_end"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.mark_group === undefined) || (!(func0.call(data, "mark_group")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mark_group"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.target === undefined) || (!(func0.call(data, "target")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.claim_ids === undefined) || (!(func0.call(data, "claim_ids")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_ids"}};
vErrors = addFault(vErrors, err8); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema130.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.citation !== undefined && func0.call(data, "citation")){
let data0 = data.citation;
if(typeof data0 === "string"){
if(isLonger(data0, 40)){
const err10 = {instancePath:instancePath+"/citation",schemaPath:"#/properties/citation/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = addFault(vErrors, err10); errors++;
}
if(isShorter(data0, 1)){
const err11 = {instancePath:instancePath+"/citation",schemaPath:"#/properties/citation/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/citation",schemaPath:"#/properties/citation/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.form !== undefined && func0.call(data, "form")){
if(!(validate385(data.form, {instancePath:instancePath+"/form"}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
errors = vErrors.length;
}
}
if(data.mark !== undefined && func0.call(data, "mark")){
let data2 = data.mark;
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err13 = {instancePath:instancePath+"/mark",schemaPath:"#/properties/mark/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/mark",schemaPath:"#/properties/mark/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err14); errors++;
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
if(data.label !== undefined && func0.call(data, "label")){
if(typeof data.label !== "string"){
const err15 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.mark_group !== undefined && func0.call(data, "mark_group")){
let data6 = data.mark_group;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/mark_group",schemaPath:"#/properties/mark_group/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err16); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/mark_group",schemaPath:"#/properties/mark_group/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err17); errors++;
}
}
}
if(data.target !== undefined && func0.call(data, "target")){
if(!(validate511(data.target, {instancePath:instancePath+"/target"}))){
vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
errors = vErrors.length;
}
}
if(data.claim_ids !== undefined && func0.call(data, "claim_ids")){
let data8 = data.claim_ids;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate61(data8[i0], {instancePath:instancePath+"/claim_ids/" + i0}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/claim_ids",schemaPath:"#/properties/claim_ids/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data.problem !== undefined && func0.call(data, "problem")){
let data10 = data.problem;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err19 = {};
vErrors = addFault(vErrors, err19); errors++;
}
}
else {
const err20 = {};
vErrors = addFault(vErrors, err20); errors++;
}
}
var valid3 = _errs20 === errors;
if(valid3){
const err21 = {instancePath:instancePath+"/problem",schemaPath:"#/properties/problem/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err21); errors++;
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
if(typeof data10 === "string"){
if(isLonger(data10, 80)){
const err22 = {instancePath:instancePath+"/problem",schemaPath:"#/properties/problem/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = addFault(vErrors, err22); errors++;
}
if(isShorter(data10, 1)){
const err23 = {instancePath:instancePath+"/problem",schemaPath:"#/properties/problem/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err23); errors++;
}
if(!pattern59.test(data10)){
const err24 = {instancePath:instancePath+"/problem",schemaPath:"#/properties/problem/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err24); errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/problem",schemaPath:"#/properties/problem/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err25); errors++;
}
}
if(data.locator !== undefined && func0.call(data, "locator")){
if(!(validate521(data.locator, {instancePath:instancePath+"/locator"}))){
vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
errors = vErrors.length;
}
}
if(data.quote !== undefined && func0.call(data, "quote")){
if(!(validate519(data.quote, {instancePath:instancePath+"/quote"}))){
vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors);
errors = vErrors.length;
}
}
if(data.source_span !== undefined && func0.call(data, "source_span")){
if(!(validate120(data.source_span, {instancePath:instancePath+"/source_span"}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err26); errors++;
}
validate384.errors = vErrors;
return errors === 0;
}

const schema138 = {"type":"object","additionalProperties":false,"properties":{"reference":{"type":"string","minLength":1,"maxLength":40},"label":{"type":"string"},"char_start":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"char_end":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"title":{"type":"string"},"authors":{"type":"array","items":{"type":"string"}},"year":{"type":"string","maxLength":20},"url":{"type":"string"},"doi":{"type":"string"},"document_id":{"type":"string","minLength":1,"maxLength":500}}};

function validate403(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.reference === undefined) || (!(func0.call(data, "reference")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.char_start === undefined) || (!(func0.call(data, "char_start")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_start"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.char_end === undefined) || (!(func0.call(data, "char_end")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_end"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema138.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.reference !== undefined && func0.call(data, "reference")){
let data0 = data.reference;
if(typeof data0 === "string"){
if(isLonger(data0, 40)){
const err5 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = addFault(vErrors, err5); errors++;
}
if(isShorter(data0, 1)){
const err6 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(typeof data.label !== "string"){
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
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
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.authors !== undefined && func0.call(data, "authors")){
let data5 = data.authors;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(typeof data5[i0] !== "string"){
const err10 = {instancePath:instancePath+"/authors/" + i0,schemaPath:"#/properties/authors/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/authors",schemaPath:"#/properties/authors/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.year !== undefined && func0.call(data, "year")){
let data7 = data.year;
if(typeof data7 === "string"){
if(isLonger(data7, 20)){
const err12 = {instancePath:instancePath+"/year",schemaPath:"#/properties/year/maxLength",keyword:"maxLength",params:{limit: 20}};
vErrors = addFault(vErrors, err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/year",schemaPath:"#/properties/year/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err14 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.doi !== undefined && func0.call(data, "doi")){
if(typeof data.doi !== "string"){
const err15 = {instancePath:instancePath+"/doi",schemaPath:"#/properties/doi/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
let data10 = data.document_id;
if(typeof data10 === "string"){
if(isLonger(data10, 500)){
const err16 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = addFault(vErrors, err16); errors++;
}
if(isShorter(data10, 1)){
const err17 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err19); errors++;
}
validate403.errors = vErrors;
return errors === 0;
}

function validate407(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.claim_id === undefined) || (!(func0.call(data, "claim_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.char_start === undefined) || (!(func0.call(data, "char_start")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_start"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.char_end === undefined) || (!(func0.call(data, "char_end")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_end"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "claim_id") || (key0 === "text")) || (key0 === "kind")) || (key0 === "char_start")) || (key0 === "char_end"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
if(!(validate61(data.claim_id, {instancePath:instancePath+"/claim_id"}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if(!(validate63(data.kind, {instancePath:instancePath+"/kind"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
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
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate407.errors = vErrors;
return errors === 0;
}

function validate414(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
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
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "text") || (key0 === "char_start")) || (key0 === "char_end"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
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
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate414.errors = vErrors;
return errors === 0;
}

function validate381(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:extraction:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.scope === undefined) || (!(func0.call(data, "scope")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.citations === undefined) || (!(func0.call(data, "citations")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citations"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.references === undefined) || (!(func0.call(data, "references")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "references"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.claims === undefined) || (!(func0.call(data, "claims")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claims"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.statements_uncited === undefined) || (!(func0.call(data, "statements_uncited")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "statements_uncited"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema128.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:extraction:1" !== data.schema){
const err7 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:extraction:1"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
if(!(validate438(data.scope, {instancePath:instancePath+"/scope"}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
errors = vErrors.length;
}
}
if(data.citations !== undefined && func0.call(data, "citations")){
let data2 = data.citations;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate384(data2[i0], {instancePath:instancePath+"/citations/" + i0}))){
vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.references !== undefined && func0.call(data, "references")){
let data4 = data.references;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate403(data4[i1], {instancePath:instancePath+"/references/" + i1}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.claims !== undefined && func0.call(data, "claims")){
let data6 = data.claims;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
if(!(validate407(data6[i2], {instancePath:instancePath+"/claims/" + i2}))){
vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.statements_uncited !== undefined && func0.call(data, "statements_uncited")){
let data8 = data.statements_uncited;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3 && errors < FAULT_LIMIT; i3++){
if(!(validate414(data8[i3], {instancePath:instancePath+"/statements_uncited/" + i3}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/statements_uncited",schemaPath:"#/properties/statements_uncited/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.id_alphabet !== undefined && func0.call(data, "id_alphabet")){
let data10 = data.id_alphabet;
if(typeof data10 === "string"){
if(isLonger(data10, 1000)){
const err12 = {instancePath:instancePath+"/id_alphabet",schemaPath:"#/properties/id_alphabet/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = addFault(vErrors, err12); errors++;
}
if(isShorter(data10, 1)){
const err13 = {instancePath:instancePath+"/id_alphabet",schemaPath:"#/properties/id_alphabet/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/id_alphabet",schemaPath:"#/properties/id_alphabet/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.read_as !== undefined && func0.call(data, "read_as")){
if(!(validate422(data.read_as, {instancePath:instancePath+"/read_as"}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err15 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.lost !== undefined && func0.call(data, "lost")){
let data13 = data.lost;
if(Array.isArray(data13)){
const len4 = data13.length;
for(let i4=0; i4<len4 && errors < FAULT_LIMIT; i4++){
if(!(validate424(data13[i4], {instancePath:instancePath+"/lost/" + i4}))){
vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err17); errors++;
}
validate381.errors = vErrors;
return errors === 0;
}

export const compiled_messages = validate682;

const pattern90 = new RegExp("^[a-z]+(?:[._-][a-z0-9]+)*$", "u");

function validate683(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.en === undefined) || (!(func0.call(data, "en")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "en"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.zh === undefined) || (!(func0.call(data, "zh")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "zh"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "en") || (key0 === "zh"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.en !== undefined && func0.call(data, "en")){
let data0 = data.en;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err3 = {instancePath:instancePath+"/en",schemaPath:"#/properties/en/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/en",schemaPath:"#/properties/en/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.zh !== undefined && func0.call(data, "zh")){
let data1 = data.zh;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err5 = {instancePath:instancePath+"/zh",schemaPath:"#/properties/zh/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/zh",schemaPath:"#/properties/zh/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate683.errors = vErrors;
return errors === 0;
}

function validate682(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:messages:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.messages === undefined) || (!(func0.call(data, "messages")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "schema") || (key0 === "messages"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:messages:1" !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:messages:1"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.messages !== undefined && func0.call(data, "messages")){
let data1 = data.messages;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 of Object.keys(data1)){ if (errors >= FAULT_LIMIT) break;
const _errs5 = errors;
if(typeof key1 === "string"){
if(isLonger(key1, 100)){
const err4 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},propertyName:key1};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern90.test(key1)){
const err5 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(?:[._-][a-z0-9]+)*$"},propertyName:key1};
vErrors = addFault(vErrors, err5); errors++;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
const err6 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
vErrors = addFault(vErrors, err6); errors++;
}
}
for(const key2 of Object.keys(data1)){ if (errors >= FAULT_LIMIT) break;
if(!(validate683(data1[key2], {instancePath:instancePath+"/messages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate683.errors : vErrors.concat(validate683.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate682.errors = vErrors;
return errors === 0;
}

export const compiled_decision = validate685;

const schema222 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:decision:1"},"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"reviewer":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"claim_id":{"$ref":"urn:loccit:primitives:1#/$defs/claim_id"},"citation":{"$ref":"urn:loccit:primitives:1#/$defs/citation_address"},"claim_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"evidence":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/passage"}},"answer_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"report_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"verdict":{"$ref":"urn:loccit:primitives:1#/$defs/support_verdict"},"reason":{"type":"string","minLength":1,"maxLength":2000},"decided_at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"}}};

function validate695(data, {instancePath=""}={}){
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
if((data.char_start === undefined) || (!(func0.call(data, "char_start")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_start"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.char_end === undefined) || (!(func0.call(data, "char_end")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_end"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.span_sha256 === undefined) || (!(func0.call(data, "span_sha256")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "span_sha256"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "document_id") || (key0 === "canonical_revision_id")) || (key0 === "char_start")) || (key0 === "char_end")) || (key0 === "span_sha256"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
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
if(data.span_sha256 !== undefined && func0.call(data, "span_sha256")){
if(!(validate67(data.span_sha256, {instancePath:instancePath+"/span_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate695.errors = vErrors;
return errors === 0;
}

function validate685(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:decision:1" */;
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
if((data.reviewer === undefined) || (!(func0.call(data, "reviewer")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reviewer"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.claim_id === undefined) || (!(func0.call(data, "claim_id")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_id"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.citation === undefined) || (!(func0.call(data, "citation")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citation"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.claim_sha256 === undefined) || (!(func0.call(data, "claim_sha256")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_sha256"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.decided_at === undefined) || (!(func0.call(data, "decided_at")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decided_at"}};
vErrors = addFault(vErrors, err9); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema222.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:decision:1" !== data.schema){
const err11 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:decision:1"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate87(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.reviewer !== undefined && func0.call(data, "reviewer")){
if(!(validate87(data.reviewer, {instancePath:instancePath+"/reviewer"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
if(!(validate61(data.claim_id, {instancePath:instancePath+"/claim_id"}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.citation !== undefined && func0.call(data, "citation")){
if(!(validate131(data.citation, {instancePath:instancePath+"/citation"}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.claim_sha256 !== undefined && func0.call(data, "claim_sha256")){
if(!(validate67(data.claim_sha256, {instancePath:instancePath+"/claim_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data6 = data.evidence;
if(Array.isArray(data6)){
if(data6.length < 1){
const err12 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err12); errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate695(data6[i0], {instancePath:instancePath+"/evidence/" + i0}))){
vErrors = vErrors === null ? validate695.errors : vErrors.concat(validate695.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.answer_sha256 !== undefined && func0.call(data, "answer_sha256")){
if(!(validate67(data.answer_sha256, {instancePath:instancePath+"/answer_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.report_sha256 !== undefined && func0.call(data, "report_sha256")){
if(!(validate67(data.report_sha256, {instancePath:instancePath+"/report_sha256"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
if(!(validate482(data.verdict, {instancePath:instancePath+"/verdict"}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data11 = data.reason;
if(typeof data11 === "string"){
if(isLonger(data11, 2000)){
const err14 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 2000}};
vErrors = addFault(vErrors, err14); errors++;
}
if(isShorter(data11, 1)){
const err15 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.decided_at !== undefined && func0.call(data, "decided_at")){
if(!(validate99(data.decided_at, {instancePath:instancePath+"/decided_at"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err17); errors++;
}
validate685.errors = vErrors;
return errors === 0;
}

export const compiled_event = validate711;

const schema233 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:event:1"},"event_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"document_id":{"$ref":"urn:loccit:primitives:1#/$defs/document_id"},"sequence":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"action":{"enum":["upsert","delete"]},"document":{"$ref":"#/$defs/document"},"content":{"$ref":"#/$defs/content"}}};

const schema237 = {"type":"object","additionalProperties":false,"properties":{"source_uri":{"$ref":"urn:loccit:primitives:1#/$defs/source_uri"},"source_version":{"$ref":"urn:loccit:primitives:1#/$defs/source_version"},"allowed_groups":{"type":"array","items":{"type":"string","$ref":"urn:loccit:primitives:1#/$defs/label"},"uniqueItems":true},"title":{"type":"string","minLength":1,"maxLength":2000},"media_type":{"$ref":"urn:loccit:primitives:1#/$defs/media_type"},"charset":{"$ref":"urn:loccit:primitives:1#/$defs/charset"},"effective_from":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"effective_to":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"authority":{"type":"integer","minimum":0,"maximum":100},"canonical_document_id":{"$ref":"urn:loccit:primitives:1#/$defs/document_id"},"marking":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"license":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"scope":{"$ref":"urn:loccit:primitives:1#/$defs/scope"}}};

function validate719(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.source_uri === undefined) || (!(func0.call(data, "source_uri")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_uri"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.source_version === undefined) || (!(func0.call(data, "source_version")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_version"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.allowed_groups === undefined) || (!(func0.call(data, "allowed_groups")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_groups"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema237.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
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
if(data.allowed_groups !== undefined && func0.call(data, "allowed_groups")){
let data2 = data.allowed_groups;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/allowed_groups/" + i0,schemaPath:"#/properties/allowed_groups/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!(validate87(data3, {instancePath:instancePath+"/allowed_groups/" + i0}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
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
const err5 = {instancePath:instancePath+"/allowed_groups",schemaPath:"#/properties/allowed_groups/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err5); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err6 = {instancePath:instancePath+"/allowed_groups",schemaPath:"#/properties/allowed_groups/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data4 = data.title;
if(typeof data4 === "string"){
if(isLonger(data4, 2000)){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 2000}};
vErrors = addFault(vErrors, err7); errors++;
}
if(isShorter(data4, 1)){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
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
if(data.effective_from !== undefined && func0.call(data, "effective_from")){
if(!(validate99(data.effective_from, {instancePath:instancePath+"/effective_from"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.effective_to !== undefined && func0.call(data, "effective_to")){
if(!(validate99(data.effective_to, {instancePath:instancePath+"/effective_to"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.authority !== undefined && func0.call(data, "authority")){
let data9 = data.authority;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err10 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err10); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err11 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
vErrors = addFault(vErrors, err11); errors++;
}
if(data9 < 0 || isNaN(data9)){
const err12 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
if(data.canonical_document_id !== undefined && func0.call(data, "canonical_document_id")){
if(!(validate652(data.canonical_document_id, {instancePath:instancePath+"/canonical_document_id"}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
if(data.marking !== undefined && func0.call(data, "marking")){
if(!(validate87(data.marking, {instancePath:instancePath+"/marking"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.license !== undefined && func0.call(data, "license")){
if(!(validate87(data.license, {instancePath:instancePath+"/license"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
if(!(validate129(data.scope, {instancePath:instancePath+"/scope"}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate719.errors = vErrors;
return errors === 0;
}

const pattern112 = new RegExp("^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$", "u");

function validate738(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = addFault(vErrors, err0); errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.base64 === undefined) || (!(func0.call(data, "base64")))){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "base64"}};
vErrors = addFault(vErrors, err1); errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err2); errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
vErrors = addFault(vErrors, err3); errors++;
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
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "text") || (key0 === "base64")) || (key0 === "path"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.base64 !== undefined && func0.call(data, "base64")){
let data1 = data.base64;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
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
var valid2 = _errs11 === errors;
if(valid2){
const err8 = {instancePath:instancePath+"/base64",schemaPath:"#/properties/base64/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err8); errors++;
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
if(typeof data1 === "string"){
if(!pattern112.test(data1)){
const err9 = {instancePath:instancePath+"/base64",schemaPath:"#/properties/base64/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/base64",schemaPath:"#/properties/base64/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(!(validate654(data.path, {instancePath:instancePath+"/path"}))){
vErrors = vErrors === null ? validate654.errors : vErrors.concat(validate654.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate738.errors = vErrors;
return errors === 0;
}

function validate711(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:event:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.event_id === undefined) || (!(func0.call(data, "event_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.sequence === undefined) || (!(func0.call(data, "sequence")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.action === undefined) || (!(func0.call(data, "action")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "schema") || (key0 === "event_id")) || (key0 === "tenant_id")) || (key0 === "document_id")) || (key0 === "sequence")) || (key0 === "action")) || (key0 === "document")) || (key0 === "content"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:event:1" !== data.schema){
const err7 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:event:1"}};
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
let data5 = data.action;
if(!((data5 === "upsert") || (data5 === "delete"))){
const err8 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema233.properties.action.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.document !== undefined && func0.call(data, "document")){
if(!(validate719(data.document, {instancePath:instancePath+"/document"}))){
vErrors = vErrors === null ? validate719.errors : vErrors.concat(validate719.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined && func0.call(data, "content")){
if(!(validate738(data.content, {instancePath:instancePath+"/content"}))){
vErrors = vErrors === null ? validate738.errors : vErrors.concat(validate738.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate711.errors = vErrors;
return errors === 0;
}

export const VALIDATORS: Readonly<Record<SchemaName, CompiledValidator>> = {
  answer: compiled_answer,
  citation: compiled_citation,
  audit: compiled_audit,
  report: compiled_report,
  sources: compiled_sources,
  lineage: compiled_lineage,
  extraction: compiled_extraction,
  messages: compiled_messages,
  decision: compiled_decision,
  event: compiled_event,
};

// What other documents are made of, too.
export { isLonger, isShorter, addFault, func0, validate54, pattern4, validate56, validate58, validate61, validate67, validate69, validate71, validate77, validate79, validate87, validate99, validate120, validate129, validate131, validate135, validate174, validate176, validate370, pattern59, validate451, validate482, validate501, validate535, pattern73, validate557, validate530, validate580, validate585, validate594, validate600, validate369, validate652, validate656, validate661, validate663, validate678 };
